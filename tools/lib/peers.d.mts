/** Installs the packages of tools/peers when they are first needed; requires and resolves them by name. */
export function peers(): Promise<NodeJS.Require>;
