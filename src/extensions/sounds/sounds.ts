/**
 * The sounds of all games, synthesised. Only this file is loaded, and only for the first sound. Each sound is one or a
 * few short tones of the same instrument.
 */

import type {SoundName} from '../../frame/game-definition.js';

/** A tone: start and end frequency in Hz, delay and duration in seconds, volume from 0 to 1. */
type Tone = readonly [from: number, to: number, after: number, length: number, loudness: number, wave?: OscillatorType];

const wood = (after: number, pitch = 420): Tone => [pitch, pitch * 0.6, after, 0.05, 0.5, 'triangle'];

const tones: Readonly<Record<SoundName, readonly Tone[]>> = {
  roll: [wood(0), wood(0.09, 360), wood(0.16, 480), wood(0.21, 400), wood(0.25, 440)],
  step: [wood(0, 520)],
  snake: [
    [620, 130, 0, 0.5, 0.35, 'sine'],
    [310, 90, 0.04, 0.5, 0.2, 'triangle'],
  ],
  ladder: [0, 1, 2, 3].map((i): Tone => [330 * 1.26 ** i, 330 * 1.26 ** i, i * 0.09, 0.14, 0.35, 'triangle']),
  rung: [[330, 330, 0, 0.16, 0.35, 'triangle'], wood(0, 520)],
  place: [wood(0, 260), [180, 120, 0, 0.08, 0.4, 'sine']],
  clear: [0, 1, 2].map((i): Tone => [520 * 1.5 ** i, 540 * 1.5 ** i, i * 0.05, 0.22, 0.25, 'sine']),
  capture: [[300, 90, 0, 0.22, 0.5, 'triangle'], wood(0.02, 200)],
  win: [0, 4, 7, 12, 16].map((step, i): Tone => [
    392 * 2 ** (step / 12),
    392 * 2 ** (step / 12),
    i * 0.12,
    0.45,
    0.3,
    'triangle',
  ]),
  refuse: [
    [170, 150, 0, 0.09, 0.35, 'triangle'],
    [150, 130, 0.1, 0.1, 0.35, 'triangle'],
  ],
};

let context: AudioContext | undefined;

/** Semitones of the notes of a scale. */
const scale = [0, 2, 4, 5, 7, 9, 11];

/**
 * Plays a sound if the browser allows it, which is after the page's first press or key.
 * @param note number of scale steps to transpose up
 */
export function makeSound(name: SoundName, note = 0): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const pitch = 2 ** (Math.floor(note / 7) + scale[note % 7]! / 12);
  for (const [from, to, after, length, loudness, wave = 'sine'] of tones[name]) {
    const start = context.currentTime + after;
    const oscillator = new OscillatorNode(context, {type: wave, frequency: from * pitch});
    const volume = new GainNode(context, {gain: 0});
    oscillator.frequency.setValueAtTime(from * pitch, start);
    oscillator.frequency.exponentialRampToValueAtTime(to * pitch, start + length);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness * 0.3, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + length);
  }
}
