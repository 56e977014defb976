import { type PointerEvent, useRef, useState } from "react"
import { PageIcon } from "../../../components/page-icon/PageIcon"
import type { PageEntry } from "../../../lib/content/derivedLists"
import * as styles from "../Best.module.css"
import { hits, streak } from "../logic"

type Props = {
  page: PageEntry
  side: 0 | 1
  /** True if it has just come in place of a knocked-out page. */
  isNew: boolean
  /** The number of its wins in a row. */
  wins: number
  onWin: () => void
}

const beltColours = ["", "#b9773a", "#c8ced8", "#f0c040"]

/** A page as a small window with a glove. A press or a drag onto the other one knocks that one out. */
export function Fighter({ page, side, isNew, wins, onWin }: Props) {
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  const wasDragged = useRef(false)
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!start.current) return
    const to = { x: event.clientX - start.current.x, y: event.clientY - start.current.y }
    if (Math.hypot(to.x, to.y) < 5 && !wasDragged.current) return
    wasDragged.current = true
    setMoved(to)
    const ring = event.currentTarget.parentElement
    const { offsetWidth } = event.currentTarget
    const apart = (ring?.clientWidth ?? 0) - 2 * event.currentTarget.offsetLeft - offsetWidth
    if (!hits(to, Math.abs(apart), offsetWidth, side)) return
    start.current = null
    setMoved(null)
    onWin()
  }
  const release = () => {
    start.current = null
    setMoved(null)
  }
  return (
    <button
      type="button"
      className={styles.fighter}
      data-shaped=""
      data-side={side}
      data-new={isNew || undefined}
      data-held={moved !== null || undefined}
      style={
        moved ? { transform: `translate(${moved.x}px, ${moved.y}px) rotate(${moved.x / 40}deg)` } : undefined
      }
      onDragStart={event => event.preventDefault()}
      onPointerDown={event => {
        if (event.button > 0) return
        wasDragged.current = false
        start.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={() => {
        if (!wasDragged.current) onWin()
        wasDragged.current = false
      }}
    >
      <Face page={page} />
      <svg className={styles.glove} viewBox="0 0 40 40" aria-hidden="true">
        <path
          d="M6 16Q6 4 20 4t14 14q0 8-4 12v6H12v-6Q6 26 6 16z"
          fill="#c8202a"
          stroke="#111"
          strokeWidth="2"
        />
        <path d="M8 20q-6-2-5 4t9 5" fill="#e0444c" stroke="#111" strokeWidth="2" />
        <path d="M12 31h18v6H12z" fill="#fff" stroke="#111" strokeWidth="2" />
      </svg>
      <span
        className={styles.belt}
        style={{ background: beltColours[wins] ?? "#f0c040" }}
        data-wins={wins || undefined}
      >
        {wins > 0 && `${wins} of ${streak}`}
      </span>
      <span className="visually-hidden"> knocks out the other one</span>
    </button>
  )
}

/** The picture of a page: a title bar and its icon. */
export function Face({ page }: { page: PageEntry }) {
  return (
    <>
      <span className={styles.title}>{page.title}</span>
      <PageIcon name={page.icon} size={32} drawn={96} />
    </>
  )
}
