/** The texts of the roundness slider, and the throwing in of balls. */
import type { Random } from "../../lib/game/random"
import { type Ball, ballAt, type World } from "./physics"

/** The maximum of the slider; from `tooRound` on it is too round. */
export const maxRoundness = 110
export const tooRound = 101
export const maxBalls = 30

/** Describes a roundness, 0 to 110. */
export function wordFor(round: number): string {
  if (round === 0) return "Square. Mind your elbows."
  if (round < 25) return "Safe for children."
  if (round < 60) return "Round."
  if (round < 100) return "Very round. It begins to roll."
  if (round < tooRound) return "As round as can be. There is no corner left to hit."
  return "TOO ROUND. The window is a pea now."
}

/** Returns the corner radius of a box at a roundness: half of its shorter side from 100 on. */
export function cornerFor(round: number, width: number, height: number): number {
  return (Math.min(1, round / 100) * Math.min(width, height)) / 2
}

/** Returns a world with its first ball, just thrown in. */
export function newWorld(width: number, round: number): World {
  const first = { ...ballAt(width * 0.3, 30, 15, 0), vx: 70, vy: -30, spin: 3 }
  return {
    box: { width, height: 100, corner: cornerFor(round, width, 100) },
    balls: [first],
    gravity: 160,
    bounces: 0,
    corners: 0,
  }
}

/** Returns another ball, from the middle of the top. */
export function anotherBall({ box, balls }: World, random: Random): Ball {
  const r = 5 + random() * 6
  return {
    ...ballAt(box.width / 2 + (random() - 0.5) * 20, 20 + r, r, (balls.length * 67) % 360),
    vx: (random() - 0.5) * 120,
    spin: (random() - 0.5) * 8,
  }
}

/** The speed of a ball that is rolled. */
const rollSpeed = 260

/** Rolls all balls to the right, along what they lie on. Mutates them. */
export function roll(balls: readonly Ball[]): void {
  for (const ball of balls) {
    ball.vx = rollSpeed
    ball.spin = rollSpeed / ball.r
  }
}

/** Describes how far a ball rolls at a roundness, 0 to 110. */
export function rollText(round: number): string {
  if (round < 25) return "As far as the corner."
  if (round < 100) return "Round the corner and up the wall."
  return "There was nothing to stop it."
}

/** Kicks all balls upwards and to a random side. Mutates them. */
export function kick(balls: readonly Ball[], random: Random): void {
  for (const ball of balls) {
    ball.vx += (random() - 0.5) * 260
    ball.vy -= 110 + random() * 90
  }
}
