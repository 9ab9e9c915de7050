/** Room codes, seat tokens, nonces and names, and the validation of those from outside. */
import {sha256} from '../../core/sha256.js';

/** 32 characters that nobody mistakes for one another: no 0 and O, no 1 and I. */
export const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Characters of a new code: 2³⁰ codes. */
export const codeLength = 6;

const longestCode = 12;
const longestName = 40;

/** A room's code from random bytes, one for each character. */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte & 31]).join('');
}

/** Reads a code as people type it, in lower case or with spaces and hyphens; undefined if it is invalid. */
export function readCode(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const code = value.replace(/[\s-]/g, '').toUpperCase();
  const known = [...code].every((character) => alphabet.includes(character));
  return known && code.length >= codeLength && code.length <= longestCode ? code : undefined;
}

/** Bytes as hexadecimal digits: 16 make a token or a nonce. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A seat token or a nonce: 128 bits as 32 hexadecimal digits. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{32}$/.test(value);
}

/** The hash of a seat token, which is stored in its place: readers of the list can't use it to take the seat. */
export function keyOf(token: string): string {
  return sha256(`parlour seat ${token}`).slice(0, 32);
}

/** Control characters, invisible ones, and those that change the direction of text. */
const unseen =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Reads a name: without such characters, of at most 40; undefined if it is no text. */
export function cleanName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 1000) return undefined;
  const clean = value.normalize('NFC').replace(unseen, ' ').split(/\s+/).filter(Boolean).join(' ');
  return [...clean].slice(0, longestName).join('').trimEnd();
}
