import { createSign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '../../src/platform/ids.ts';

/** A key pair for tests alone: nothing outside of them trusts it. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDCTCCAfGgAwIBAgIUIS7zaiXkh11rJ0Y82kVu8cP2BdAwDQYJKoZIhvcNAQEL
BQAwEzERMA8GA1UEAwwIc25zLnRlc3QwIBcNMjYxMTIzMTk1MTAwWhgPMjEyNjEw
MzAxOTUxMDBaMBMxETAPBgNVBAMMCHNucy50ZXN0MIIBIjANBgkqhkiG9w0BAQEF
AAOCAQ8AMIIBCgKCAQEAjJAk5DDCJgkFtvSA3nrxL0zSknwO6Rw6+RLsDs+yp6cv
3hLL6oCvtQzGht8BCs+14FrVGhCkvl55M+VMC9lsRLc17lH1isZjzARrbdXLLOFj
Mz8tql9t4wtwDDZotYJSZ9jNwMSdHC/VNmEyzBU//bf4hyG6U8qUSVAhRy430Xbf
185COI+omD1zZqRbOz3pzVDOGVzkx5YyuQH7yWO5QT2iAjIkTR2f3Z2V9254GWBC
wL9oo+s2I3URBycvcuPbqGUwK0c3sjpNJglD+611t14yJm0pjwYnDslXcSWICCJQ
Acee77Q6aimv1dU31AWdbmcBMMeDUANTJPmTLxs9yQIDAQABo1MwUTAdBgNVHQ4E
FgQUBdmuKWdAsc0VDafFxDDzsLIvbx0wHwYDVR0jBBgwFoAUBdmuKWdAsc0VDafF
xDDzsLIvbx0wDwYDVR0TAQH/BAUwAwEB/zANBgkqhkiG9w0BAQsFAAOCAQEAHzpt
kzARHQVZLDF7iCaBY1a28SSFAof1BAJmaE1FdKSIsak1i2ZVDT4qNkYDPvsnSEiW
nsYyNs4x40yIh10yQoa2wukYaB3XfXhf+/8+tEU1RLHh+RebjwodSJFlieDDKflq
T+7Dbj3Z49FfQc9S6bRplb/a83GObiCfBO6EgnjDoTS1ZMAzz1hcEsLlYesjjgQe
r/wgbbhSREUyZF2AJAlKy1/KigG3CVMKlP1wjSZtbz3Ex8WWV3VSncnGo9PElDky
yNFkKafrdFxz9ITx/TYRAqWty8R2T9iSdU5z9madRry6JJrFb3XTac4r/wt2u4Pb
LrY74mB+CcYsuMCUyg==
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCMkCTkMMImCQW2
9IDeevEvTNKSfA7pHDr5EuwOz7Knpy/eEsvqgK+1DMaG3wEKz7XgWtUaEKS+Xnkz
5UwL2WxEtzXuUfWKxmPMBGtt1css4WMzPy2qX23jC3AMNmi1glJn2M3AxJ0cL9U2
YTLMFT/9t/iHIbpTypRJUCFHLjfRdt/XzkI4j6iYPXNmpFs7PenNUM4ZXOTHljK5
AfvJY7lBPaICMiRNHZ/dnZX3bngZYELAv2ij6zYjdREHJy9y49uoZTArRzeyOk0m
CUP7rXW3XjImbSmPBicOyVdxJYgIIlABx57vtDpqKa/V1TfUBZ1uZwEwx4NQA1Mk
+ZMvGz3JAgMBAAECggEABJ7dZd+cljXZW7S7OZmWo9gDLZdSeExMcrEWlFeiSXt+
15MVY9z9JRJpeUEnCd5DlNHB2aI+yLI7Zjo2WDSoJ+ut/48mFOqA9GQFzVAIAe6j
xnuXATxX5zYSSmGf6ptBISTYuKFgOOYDxeoHHOk9Myi+nvJFIlc19rzYeXxIRoRZ
ab7H1DDeEo1mqWZrCGQjJbBG320LM32dIjFkd5CPGGL1BkFhyed/bRXWZl+Ac9se
eneVekpnMtYjeaEgXtDGePRY5yH/fAiIrhUIXnrl3sjNbPCiETUcagNR/uTSIMb3
JvTf/Uy47+WzfVHsZlcXLYHRoJSXLVLz7Ybkj31+HQKBgQC94Yg52La+7Tb/Vsr6
nudvQozjOpBzkcVnba49ykcsfz+9BpnuLOdMK+cqkKPX+WDo4m4juuu1dDV2rzfh
iuXneEPqamlX1UAxpK9nvlmWNdoYXRbGD+cOS6Cp8zY9R3Z1PWt9BiNRnrIp4kiD
LIjW7dSPxjKWGV0+99kRl9pEXQKBgQC9gknecoxgJdTliyo4WG5idQC3uB3HlV6B
pokF6DVAfM8ZMB7XdKmnz/dWQRqlFyG+Gb4UA25OKD3ulGqIMgglx/ZOfE8NHOJ1
z7y3acbgcphOhu8HxhfhWebqnzmWo9XQg6/rPxHGSjad5/CkTyNEo11MAmEcd6ew
+MpgmouIXQKBgQCtsZdZwyI4OOqsXIrFA4MVxbz3R2VIMrpvSGexYk4FKEn38gfx
VeYnSanmx/T45ch+gFLcIGrpy+n0LYhiqxpvyRXnY3wFuq9EOi+yKO/udkiRLOZe
O8HS09+eVzrwh2SXDp46+dhpG1BC/Bn01FJAucJN2rH/mCgyJ6rLaytgiQKBgHmd
xV4WUPPbE3eECcJDLgPNZnqAk8vjldTKVSEPVi1ea2GUuhY27jGdivM1sK3F3Ies
6Yjacs2Bkc0sPfnNceEdJHpV2D1oDgThHhDutwyPPiMXAQsSG30pPsHPERwVZD/+
YsUronKIaeiIUqx/hPilhlgjJsMoHtu5rda1F1qZAoGBAKFNjxTXBrjmONq6emv/
xDJis/LFwgrJNlhLxr0NPlc3RqBz+w3IOwKPgjN0a9CeYAmv3EpSuAdomq1oxI0G
4yEllKrBNMkmALdMd7DCyjLwuILp/K3dkH6BYGZ/6z7PiyGiNAmemNLjfcrsFOul
89TI2eF169pQXdLgn352R3mx
-----END PRIVATE KEY-----`;

export interface SnsDouble {
  origin: string;
  /** Addresses that were asked for. */
  asked: string[];
  /** A signed message as SNS sends it. `change` replaces members before it is signed, `forge` afterwards. */
  message(change?: Record<string, string>, forge?: Record<string, string>): string;
  close(): Promise<void>;
}

/** Serves a certificate and confirmations of subscriptions, and signs messages as Amazon SNS does. */
export async function startSnsDouble(topic: string): Promise<SnsDouble> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    response.end(request.url === '/certificate.pem' ? CERTIFICATE : 'ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    message(change = {}, forge = {}) {
      const message: Record<string, string> = {
        Type: 'Notification',
        MessageId: newId(),
        TopicArn: topic,
        Message: '{}',
        Timestamp: new Date().toISOString(),
        SignatureVersion: '2',
        SigningCertURL: `${origin}/certificate.pem`,
        ...change,
      };
      const members =
        message['Type'] === 'Notification'
          ? ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']
          : ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];
      const text = members
        .filter((name) => message[name] !== undefined)
        .map((name) => `${name}\n${message[name]}\n`)
        .join('');
      const algorithm = message['SignatureVersion'] === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
      const Signature = createSign(algorithm).update(text).sign(KEY, 'base64');
      return JSON.stringify({ ...message, Signature, ...forge });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
