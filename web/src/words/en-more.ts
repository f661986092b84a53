import { audit } from './en/audit.js';
import { help } from './en/help.js';
import { profile } from './en/profile.js';
import { settings } from './en/settings.js';

export const more = { audit, help, profile, settings };
