/**
 * Flags of Node for the server; the image has the same ones (`docker/Dockerfile`). Without them Node, which plans for all
 * the memory of the machine, lets the young generation of its heap grow to 128 MB and the old one to several times what
 * lives, so that a server of short requests keeps some 150 MB of garbage. The second flag is also a limit: a process that
 * needs more ends, but live objects take less than 200 MB under load.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=1024'];

/**
 * Environment of the server for the allocator of glibc; the image has the same. Without it freed blocks of megabytes, such
 * as the texts of programs that were read at the start, raise the size from which blocks are given back to the system,
 * and some 55 MB stay with the process.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: '131072' };
