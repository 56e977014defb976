/**
 * A colour wheel of radius 1: hue in degrees clockwise from the top, saturation outwards from 0 to 100 at the rim.
 */

export function wheelPosition(hue: number, saturation: number): { x: number; y: number } {
  const angle = (hue * Math.PI) / 180
  const radius = Math.max(0, Math.min(100, saturation)) / 100
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius }
}

/** Returns the hue in whole degrees and the saturation in whole per cent at a point, clamped to the rim. */
export function wheelAt(x: number, y: number): [hue: number, saturation: number] {
  const turned = Math.round((Math.atan2(x, -y) * 180) / Math.PI)
  return [(turned + 360) % 360, Math.round(Math.min(1, Math.hypot(x, y)) * 100)]
}
