/**
 * SHA-256 and HMAC-SHA-256 of texts, in hexadecimal. The browser has its own, but on https only, and
 * a family plays at http://the-laptop:8000.
 */

import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 as hashOf } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function sha256(text: string): string {
  return bytesToHex(hashOf(utf8ToBytes(text)));
}

export function hmac(key: string, message: string): string {
  return bytesToHex(hmacOf(hashOf, utf8ToBytes(key), utf8ToBytes(message)));
}
