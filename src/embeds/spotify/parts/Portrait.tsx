import { type CSSProperties, useId } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import type { Creature } from "../creatures"
import { animals } from "./animals"
import type { Drawing } from "./drawing"
import * as styles from "./Portrait.module.css"
import { things } from "./things"

const drawings: Record<Creature, Drawing> = { ...animals, ...things }

type Props = {
  of: Creature
  /** The number of taps so far; each moves the creature. */
  beat?: number
  /** The text alternative; decoration without it. */
  label?: string
}

/** A creature in front of its rays. */
export function Portrait({ of, beat = 0, label }: Props) {
  const { ground, still, moving, over, hit, pivot = "100px 100px" } = drawings[of]
  const motion = useMotion()
  const clip = useId()
  // Without motion every other tap leaves the part where it was thrown.
  const transform = !motion && beat % 2 === 1 ? hit : undefined
  const style = { "--hit": hit, transformOrigin: pivot, transform } as CSSProperties
  return (
    <svg
      viewBox="0 0 200 200"
      className={styles.portrait}
      stroke="#15151a"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
      fill="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <clipPath id={clip}>
        <path d="M0 0h200v200H0z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h200v200H0z" fill={ground[0]} stroke="none" />
        <path
          stroke="none"
          fill={ground[1]}
          d="M100 100L60-20h80zM100 100l130-50v70zM100 100l40 130H70zM100 100L-30 130V60zM100 100l110-120h-40zM100 100L-20-10v40zM100 100L0 220h44zM100 100l100 120h20v-44z"
        />
        {still}
        {/* The key starts the animation again at each tap. */}
        <g key={beat} className={styles.moving} data-hit={beat > 0 || undefined} style={style}>
          {moving}
        </g>
        {over}
      </g>
    </svg>
  )
}
