const ADDRESS = /^[^\s@<>(),:;"[\]\\]{1,64}@(?=.{3,190}$)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/;

/** Whether mail can be sent there at all; only an answer proves that it arrives. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text);
