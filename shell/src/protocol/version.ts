/**
 * Version of the interface between server and shell. It grows with a change of ./messages.ts that the other side would misread; the server then
 * goes on speaking the version before, so that the releases of the shell that run are served as they were.
 */
export const PROTOCOL = 1;

/** Versions that this server speaks. */
export const SERVER_PROTOCOLS: readonly number[] = [PROTOCOL];
