import { audit } from './cs/audit.js';
import { help } from './cs/help.js';
import { profile } from './cs/profile.js';
import { settings } from './cs/settings.js';
import type { MoreWords } from './more-words.js';

export const more: MoreWords = { audit, help, profile, settings };
