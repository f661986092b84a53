import { audit } from './en/audit.js';
import { profile } from './en/profile.js';
import { settings } from './en/settings.js';

export const more = { audit, profile, settings };
