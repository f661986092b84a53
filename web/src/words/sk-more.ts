import { audit } from './sk/audit.js';
import { help } from './sk/help.js';
import { profile } from './sk/profile.js';
import { settings } from './sk/settings.js';
import type { MoreWords } from './more-words.js';

export const more: MoreWords = { audit, help, profile, settings };
