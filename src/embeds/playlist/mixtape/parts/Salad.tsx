import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react"
import * as styles from "../Mixtape.module.css"
import { type Floor, saladPath } from "../salad"
import { opening } from "./Cassette"

type Props = {
  /** The share of all the tape that has come out, 0 to 1. */
  share: number
  cassette: RefObject<HTMLElement | null>
}

/** The tape that has come out, drawn over the whole window. */
export function Salad({ share, cassette }: Props) {
  const sheet = useRef<SVGSVGElement>(null)
  const [floor, setFloor] = useState<Floor | null>(null)
  useLayoutEffect(() => {
    const window = sheet.current?.getBoundingClientRect()
    const box = cassette.current?.getBoundingClientRect()
    if (!window || !box) return
    setFloor({
      width: window.width,
      height: window.height,
      x: box.left - window.left + box.width * opening.x,
      y: box.top - window.top + box.height * opening.y,
    })
  }, [cassette])
  const path = useMemo(() => floor && saladPath(floor), [floor])
  return (
    <svg ref={sheet} className={styles.salad} aria-hidden="true">
      {path && (
        <g style={{ strokeDashoffset: 1 - share }}>
          <path d={path} pathLength={1} className={styles.edge} />
          <path d={path} pathLength={1} className={styles.brown} />
          <path d={path} pathLength={1} className={styles.shine} transform="translate(-1.5 -1.5)" />
        </g>
      )}
    </svg>
  )
}
