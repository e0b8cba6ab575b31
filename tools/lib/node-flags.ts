/**
 * Flags of Node for the server. By default Node lets the young generation of its heap grow to 128 MB, which a server of
 * short requests fills with nothing but garbage; with halves of 16 MB a process needs 70 to 100 MB less. The image has
 * the same flags (`docker/Dockerfile`).
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];
