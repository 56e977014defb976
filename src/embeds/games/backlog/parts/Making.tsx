import { useState } from "react"
import { glyph } from "../../../../lib/text/pixelFont"
import { needed, progressOf } from "../logic"
import { screen, titlePicture } from "../titlePicture"
import * as styles from "./Making.module.css"

/** Colours of the layers not made yet, like a blueprint. */
const blue = ["#1f4c94", "#5b86c9", "#3a68b0", "#a9c6f2", "#e6f0ff"] as const

type Props = {
  title: string
  /** The game's votes; negative if against it. */
  count: number
  /** True if the game just got its last vote: the crash is animated. */
  runs: boolean
}

/**
 * The title screen as far as it is made: each vote colours a layer. The last vote boots the game, which crashes at
 * 3% and is cancelled; each vote against it adds a stroke.
 */
export function Making({ title, count, runs }: Props) {
  const [{ colours, sun, ground, hero, letters }] = useState(() => titlePicture(title))
  const layer = (place: number, at: number) => (count > at ? colours[place] : blue[place])
  const isCancelled = count >= needed
  return (
    <div className={styles.making} data-runs={runs || undefined} aria-hidden="true">
      <svg viewBox={`0 0 ${screen.width} ${screen.height}`} shapeRendering="crispEdges" aria-hidden="true">
        <rect width={screen.width} height={screen.height} fill={layer(0, 0)} />
        <path d={sun} fill={layer(1, 0)} />
        <path d={ground} fill={layer(2, 1)} />
        <path className={styles.hero} d={hero} fill={layer(3, 2)} />
        <path d={letters} fill={layer(4, 3)} />
        {count < 0 && <Strokes count={-count} />}
        {isCancelled && <Crash />}
      </svg>
      {isCancelled && <strong className={styles.stamp}>Cancelled</strong>}
      <span className={styles.done} style={{ transform: `scaleX(${progressOf(count)})` }} />
    </div>
  )
}

function Strokes({ count }: { count: number }) {
  const lines = Array.from({ length: count }, (_, stroke) =>
    stroke % 2 === 0 ? `M${2 + stroke * 3} 33L${40 + stroke} 3` : `M${2 + stroke} 4L${46 - stroke * 3} 32`,
  )
  return <path d={lines.join("")} stroke="#c11" strokeWidth="2" fill="none" shapeRendering="auto" />
}

/** Returns the SVG path of a text in the pixel font, with its top left corner at x, y. */
function textPath(text: string, x: number, y: number): string {
  let path = ""
  let at = x
  for (const letter of text) {
    const rows = glyph(letter)
    for (const [row, cells] of rows.entries())
      for (const [column, on] of cells.entries()) if (on) path += `M${at + column} ${y + row}h1v1h-1z`
    at += (rows[0]?.length ?? 0) + 1
  }
  return path
}

/** The loading bar that stops at 3%, and the blue screen. */
function Crash() {
  return (
    <>
      <g className={styles.loading}>
        <path d="M0 23H48V36H0Z" fill="#000" />
        <path d="M4 27H44V32H4Z" fill="none" stroke="#fff" />
        <path className={styles.bar} d="M5 28h2v3h-2z" fill="#6dff8a" />
      </g>
      <g className={styles.crash}>
        <path d="M0 0H48V36H0Z" fill="#0000a8" />
        <path d={textPath("ERROR", 10, 5)} fill="#fff" />
        <path d={textPath("AT 3%", 10, 16)} fill="#fff" />
      </g>
    </>
  )
}
