import type { CSSProperties } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import type { Building } from "../schema"
import { allLandmarks, camera, landmarksInView, outlineOf } from "../skyline"
import * as styles from "./Climb.module.css"

/**
 * The y of the ground, the size of the picture, the x of the wheel, and the distance between landmarks, in units of
 * the viewBox.
 */
const [ground, width, height, wheel, step] = [156, 420, 180, 96, 92]

const moved = (x: number, y: number, scale = "") =>
  ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${scale}` }) as CSSProperties

/**
 * The next landmark and the passed ones, as seen by a hamster wheel on a rope: it climbs, and the world shrinks.
 */
export function Skyline({ buildings, height: high }: { buildings: readonly Building[]; height: number }) {
  const motion = useMotion()
  const all = allLandmarks(buildings)
  const { at, metres: top } = camera(all, high)
  const named = landmarksInView(buildings, high)
  const tall = (metres: number) => (metres / top) * ground
  const level = ground - tall(high)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={styles.skyline}
      data-still={!motion || undefined}
      role="img"
      aria-label={`A skyline from ${named[0]?.name} to ${named.at(-1)?.name}, with a wheel on a rope at your height`}
    >
      <path fill="#cfe9fb" d={`M-${width} 0H${2 * width}V${height}H-${width}z`} />
      <path fill="#6d9c52" d={`M-${width} ${ground}H${2 * width}V${height}H-${width}z`} />
      {all.map(({ name, metres }, i) => {
        if (i < at - 3 || i > at + 5) return null
        const [path, wide] = outlineOf(name)
        const size = tall(metres)
        const across = Math.min(step - 8, size * wide)
        const x = wheel + step * (i - at)
        return (
          <g key={name} data-passed={metres <= high || undefined}>
            <g
              className={styles.moves}
              style={moved(x - across / 2, ground - size, `scale(${across / 100}, ${size / 100})`)}
            >
              <path className={styles.body} fillRule="evenodd" d={path} />
            </g>
            <text className={styles.moves} style={moved(x, 172)} textAnchor="middle" fontSize="12">
              {metres < 1 ? `${Math.round(metres * 100)} cm` : `${metres} m`}
            </text>
          </g>
        )
      })}
      <g className={styles.moves} style={moved(wheel, level)}>
        <path stroke="#c00000" strokeDasharray="4 3" d={`M-${width} 0H${width}`} />
        <path stroke="#444" strokeWidth="1.5" d="M0 -400V-34" />
        <rect x="-12" y="-34" width="24" height="34" rx="11" fill="#e8e8e8" stroke="#111" />
        <path stroke="#111" d="M-12 -20h24" />
        <rect x="-3.5" y="-30" width="7" height="14" rx="3" fill="#1f5fbf" stroke="#111" />
        <path className={styles.turning} stroke="#fff" d="M-2.5 -26h5M-2.5 -23h5M-2.5 -20h5" />
        <path className={styles.arrow} fill="#c00000" d="M22 -24h8v10h6L26 -3L16 -14h6z" />
      </g>
    </svg>
  )
}
