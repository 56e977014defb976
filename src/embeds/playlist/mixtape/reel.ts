/** The pencil in a reel: which reel, and the angles of a hand that turns it. */

export type Reel = "left" | "right"

/** Returns the turn from one angle to another in degrees, at most half a turn to either side. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % 360
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
}

/** The reel with the pencil, the angle of both spools in degrees, and how far the pencil leans away from it. */
export type Grip = { reel: Reel; angle: number; lean: number }

/** The pencil as it stands at first: in the right reel, out of the way of the label. */
export const firstGrip: Grip = { reel: "right", angle: 0, lean: 52 }

/** Puts the pencil into a reel, leaning to an angle. */
export function grab(grip: Grip, reel: Reel, degrees: number): Grip {
  return { ...grip, reel, lean: degrees - grip.angle }
}

/** Turns the spools as a press does: the right reel takes tape up against the clock, as in a recorder. */
export function pressed(grip: Grip, reel: Reel, turns: number): Grip {
  return { ...grip, reel, angle: grip.angle + turns * (reel === "right" ? -360 : 360) }
}
