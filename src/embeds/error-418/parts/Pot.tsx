import { GuestPicture } from "../../../kits/guest/GuestPicture"
import type { Guest } from "../../../kits/guest/useGuest"
import { maxHeat, potScale } from "../logic"
import * as styles from "../Teapot.module.css"

/** The place of what steeps in the pot, which stands on its floor and holds up the lid. */
const steeping = { x: 94, y: 2, width: 92, height: 84 }

/** Returns how far a thing lifts the lid. */
function liftOf({ width, height }: Guest): number {
  return Math.min(steeping.height, (height * steeping.width) / width) - 20
}

/** Fill and stroke by heat: redder with each coffee. */
const belly = ["#4f93cc", "#8f5fc4", "#c0696f", "#d9503f", "#ec3b22"]
const edges = ["#3f7fb5", "#6b3fa0", "#a9535c", "#c03a2c", "#cf2814"]

type Props = {
  x: number
  y: number
  tilt: number
  heat: number
  refuses: boolean
  pours: boolean
  moving: boolean
  /** A thing from another page, which steeps in it and lifts the lid. */
  steeped: Guest | null
}

/** Draws the teapot round its middle, turned by its tilt in degrees; it goes redder with heat, and loses its lid. */
export function Pot({ x, y, tilt, heat, refuses, pours, moving, steeped }: Props) {
  const [body, edge] = [belly[heat], edges[heat]]
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${potScale}) translate(-140 -126)`}>
      <g
        className={styles.pot}
        data-heat={heat}
        data-refuses={refuses || undefined}
        data-moving={moving || undefined}
      >
        {heat > 1 && (
          <g fill="#f4f8fa" stroke="#9aa7b0">
            <path className={styles.jet} d="M246 72c14-14 26-8 24 2 14-2 18 12 6 16-10 6-26 0-30-18z" />
            <path className={styles.back} d="M44 84C30 68 18 72 20 84 6 82 2 96 14 100c10 6 26 0 30-16z" />
            {heat > 2 && (
              <path className={styles.top} d="M118 34c-14-8-8-22 4-18 4-14 28-14 32 0 14-4 18 12 6 18z" />
            )}
          </g>
        )}
        <g key={heat} className={styles.body} stroke="#2b1a12" strokeWidth="3" strokeLinejoin="round">
          <path d="M70 96C28 84 22 158 78 152" fill="none" stroke="#2b1a12" strokeWidth="17" />
          <path d="M70 96C28 84 22 158 78 152" fill="none" stroke={edge} strokeWidth="11" />
          {steeped && (
            <g stroke="none">
              <GuestPicture guest={steeped} {...steeping} />
            </g>
          )}
          <path d="M196 150C226 148 214 96 244 84L232 74C200 84 206 116 190 122Z" fill={edge} />
          <path
            d="M66 126C66 84 96 66 140 66S214 84 214 126C214 164 186 190 140 190S66 164 66 126Z"
            fill={body}
          />
          <path
            d="M82 116C86 96 98 86 114 80"
            fill="none"
            stroke="#fff9"
            strokeWidth="7"
            strokeLinecap="round"
          />
          <g transform={steeped ? `translate(0 ${-liftOf(steeped)}) rotate(6 140 60)` : undefined}>
            <g className={styles.lid}>
              <circle cx="140" cy="38" r="9" fill="#d9b44a" />
              <path d="M96 70C102 48 122 46 140 46S178 48 184 70C168 76 112 76 96 70Z" fill={edge} />
            </g>
          </g>
          {heat === maxHeat && (
            <path
              className={styles.spill}
              fill="#d9a566"
              strokeWidth="2"
              d="M92 72c-16 30-18 80-10 116h16c-8-40-4-70 8-104 6 20 4 36 4 52h14c0-20 0-40 4-56 10 34 8 70 6 112h16c2-40 6-80 0-114 8 20 12 38 12 54h14c0-24-4-40-8-58 14 20 20 60 14 98h16c8-40 2-74-12-102z"
            />
          )}
          <circle cx="116" cy="122" r="5" fill="#2b1a12" />
          <circle cx="164" cy="122" r="5" fill="#2b1a12" />
          {refuses && (
            <path
              d={heat > 2 ? "M100 102l26 12M180 102l-26 12" : "M104 108l18 7M176 108l-18 7"}
              fill="none"
              strokeWidth={2 + heat * 1.5}
            />
          )}
          <path
            d={
              heat > 2
                ? "M120 150q20 -26 40 0z"
                : refuses
                  ? "M128 146q12 -14 24 0"
                  : pours
                    ? "M126 134q14 20 28 0z"
                    : "M128 138q12 9 24 0"
            }
            fill={pours || heat > 2 ? "#7a2f22" : "none"}
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
      </g>
    </g>
  )
}
