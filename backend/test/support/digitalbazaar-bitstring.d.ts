/** The package has the bitstring of status lists, but no types. */
declare module '@digitalbazaar/bitstring' {
  export class Bitstring {
    constructor(of: { buffer: Uint8Array });
    /** `encoded`: base64url of a gzipped bitstring, without the prefix of multibase. */
    static decodeBits(from: { encoded: string }): Promise<Uint8Array>;
    get(index: number): boolean;
  }
}
