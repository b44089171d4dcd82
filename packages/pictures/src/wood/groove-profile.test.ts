import { describe, expect, it } from 'vitest';
import { groovesOf, heightAt } from './groove-profile.ts';

describe('groovesOf', () => {
  it('cuts grooves in decking faces only', () => {
    expect(groovesOf('smooth', 145)).toBeNull();
    expect(groovesOf('sawn', 145)).toBeNull();
    expect(groovesOf('ribbed', 145)?.starts.length).toBeGreaterThan(groovesOf('grooved', 145)?.starts.length ?? 99);
  });

  it('leaves the same plain margin on both sides', () => {
    const grooves = groovesOf('grooved', 145);
    const first = grooves?.starts[0] ?? 0;
    const last = (grooves?.starts.at(-1) ?? 0) + (grooves?.width ?? 0);
    expect(first).toBeGreaterThanOrEqual(8);
    expect(145 - last).toBeCloseTo(first, 10);
  });

  it('is deepest in the middle of a groove and level between two', () => {
    const grooves = groovesOf('grooved', 145);
    if (!grooves) throw new Error('no grooves');
    const first = grooves.starts[0] as number;
    expect(heightAt(first + grooves.width / 2, 145, grooves)).toBeCloseTo(-grooves.depth, 10);
    expect(heightAt(first + grooves.width + 1, 145, grooves)).toBe(0);
  });
});
