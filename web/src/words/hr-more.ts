import { audit } from './hr/audit.js';
import { help } from './hr/help.js';
import { profile } from './hr/profile.js';
import { settings } from './hr/settings.js';
import type { MoreWords } from './more-words.js';

export const more: MoreWords = { audit, help, profile, settings };
