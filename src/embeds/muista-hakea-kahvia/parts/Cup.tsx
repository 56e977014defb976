import { useId } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../MuistaHakeaKahvia.module.css"

type Props = {
  /** The remaining coffee, 0 to 1. */
  left: number
}

/** Draws a mug, 170 by 160 with its steam. It empties as time passes, and steams while it is at least half full. */
export function Mug({ left }: Props) {
  const moves = useMotion()
  const id = useId()
  const part = Math.max(0, Math.min(1, left))
  const top = 134 - 82 * part
  return (
    <g>
      {part > 0.5 && (
        <g
          className={moves ? styles.steam : undefined}
          fill="none"
          stroke="#6b6b6b"
          strokeWidth="4"
          strokeLinecap="round"
        >
          <path d="M44 34q-8-8 0-16t0-15" />
          <path d="M70 34q-8-8 0-16t0-15" />
          <path d="M96 34q-8-8 0-16t0-15" />
        </g>
      )}
      <ellipse cx="74" cy="150" rx="66" ry="8" fill="#000" opacity="0.18" />
      <path d="M116 64h14a22 22 0 0 1 0 52h-16" fill="none" stroke="#111" strokeWidth="17" />
      <path d="M116 64h14a22 22 0 0 1 0 52h-16" fill="none" stroke="#fff" strokeWidth="11" />
      <path
        id={`${id}-mug`}
        d="M20 44H120V130q0 16-16 16H36q-16 0-16-16Z"
        fill="#fff"
        stroke="#111"
        strokeWidth="3"
      />
      <clipPath id={`${id}-inside`}>
        <path d="M28 52H112V128q0 10-10 10H38q-10 0-10-10Z" />
      </clipPath>
      <g clipPath={`url(#${id}-inside)`}>
        <rect x="28" y="52" width="84" height="86" fill="#e9e2d8" />
        {part > 0 && (
          <>
            <rect x="28" y={top} width="84" height={140 - top} fill="#4a2a14" />
            <rect x="28" y={top} width="84" height="5" fill="#a8743e" />
          </>
        )}
        {part < 0.12 && <path d="M40 132q30 8 60-2v10H40Z" fill="#4a2a14" opacity="0.55" />}
      </g>
      <path d="M28 52H112V128q0 10-10 10H38q-10 0-10-10Z" fill="none" stroke="#8c8c8c" strokeWidth="1.5" />
      <path d="M36 60V118" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.55" />
    </g>
  )
}
