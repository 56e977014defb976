import { useEffect, useRef, useState } from "react"
import { useMotion } from "../../../../hooks/browser/motion"
import { countUnclosed, insertClosing, type Piece, pieces, removeAt, smallestAround } from "../hug"
import * as styles from "./Hug.module.css"
import { Thing } from "./Thing"

type Props = {
  source: string
  /** Returns the value of the pair that opens at an offset; undefined for none. */
  valueAt: (from: number) => string | undefined
  /** The offset of the error; null for none. */
  wrongAt: number | null
  onChange: (next: string) => void
}

/** Shown in place of expressions that are too large to draw. */
const tooMany: Piece = { kind: "word", text: "( … )", from: 0 }

/** The expressions as brackets that hug their contents; a bracket can be pulled out, and its contents fall. */
export function Hug({ source, valueAt, wrongAt, onChange }: Props) {
  const motion = useMotion()
  const [isPulled, setPulled] = useState(false)
  const scene = useRef<HTMLDivElement>(null)
  const loose = useRef<HTMLButtonElement>(null)
  const pulled = useRef<{ from: string; at: number } | null>(null)
  /** The focus after a press: the loose bracket, or the offset at which it is back. */
  const focusTarget = useRef<number | "loose" | null>(null)
  const all = pieces(source)
  const lost = all ? countUnclosed(all) : 0
  const hole = all && wrongAt !== null && lost === 0 ? smallestAround(all, wrongAt) : null
  /** The last closing bracket hangs by a thread until any has been pulled. */
  const hanging = isPulled ? null : (all?.at(-1) ?? null)

  // The pressed bracket has moved, and the focus follows it.
  useEffect(() => {
    const to = focusTarget.current
    if (to === null || !source) return
    focusTarget.current = null
    if (to === "loose") loose.current?.focus()
    else scene.current?.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus()
  }, [source])

  const pull = (at: number) => {
    const rest = removeAt(source, at)
    pulled.current = { from: rest, at }
    setPulled(true)
    focusTarget.current = "loose"
    onChange(rest)
  }
  const put = () => {
    const at = pulled.current?.from === source ? pulled.current.at : source.length
    focusTarget.current = at
    onChange(insertClosing(source, at))
  }

  return (
    <div ref={scene} className={styles.scene} data-still={!motion || undefined}>
      <div className={styles.row}>
        {(all ?? [tooMany]).map(piece => (
          <Thing
            key={piece.from}
            piece={piece}
            falls={false}
            hole={hole}
            hangs={piece === hanging}
            source={source}
            valueAt={valueAt}
            onPull={pull}
          />
        ))}
      </div>
      {lost > 0 && (
        <button ref={loose} type="button" className={styles.loose} aria-label="Put a ) back" onClick={put} />
      )}
    </div>
  )
}
