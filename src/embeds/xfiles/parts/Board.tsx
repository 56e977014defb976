import { type PointerEvent, type ReactNode, type RefObject, useRef } from "react"
import { BidiIsolate } from "../../../components/bidi-isolate/BidiIsolate"
import { PageIcon } from "../../../components/page-icon/PageIcon"
import { PageLink } from "../../../components/page-link/PageLink"
import { useMotion } from "../../../hooks/browser/motion"
import { useFrames } from "../../../kits/motion/useFrames"
import type { LinkedEntry } from "../../../lib/content/derivedLists"
import { type Hung, wander } from "../layout"
import type { Graph } from "../logic"
import * as styles from "../XFiles.module.css"
import { Strings } from "./Strings"

type Props = {
  board: RefObject<HTMLDivElement | null>
  graph: Graph
  hung: readonly Hung[]
  /**
   * True if the strings run from each photograph to the next, rather than all from the middle one, which is the
   * last.
   */
  chain: boolean
  /** True if the string between them is cut. */
  torn: boolean
  /** The path of the photograph that links to its page; pressing another moves it to the middle. */
  openFile: string | null
  /** True while the lights are on. */
  lit: boolean
  onOpen: (page: LinkedEntry) => void
  children?: ReactNode
}

/** The dark board: photographs, string, and a flashlight that wanders until the pointer takes it. */
export function Board({ board, graph, hung, chain, torn, openFile, lit, onOpen, children }: Props) {
  const motion = useMotion()
  const time = useRef(0)
  const isHeld = useRef(false)
  const shine = (x: number, y: number) => {
    board.current?.style.setProperty("--x", `${x}%`)
    board.current?.style.setProperty("--y", `${y}%`)
  }
  useFrames(
    motion && !lit,
    seconds => {
      if (isHeld.current) return
      time.current += seconds
      const { x, y } = wander(time.current)
      shine(x, y)
    },
    board,
  )
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    isHeld.current = true
    shine(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100)
  }
  const release = () => {
    isHeld.current = false
  }
  return (
    <div
      ref={board}
      className={styles.board}
      data-lit={lit || undefined}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={release}
    >
      <Strings graph={graph} hung={hung} chain={chain} torn={torn} />
      <ul>
        {hung.map(({ page, note, spot }, i) => {
          const style = { left: `${spot.x}%`, top: `${spot.y}%`, rotate: `${spot.tilt}deg` }
          if (!page)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a note is its place on the board
              <li key={`note ${i}`} style={style}>
                <span className={styles.note} data-long={/\S{9}/.test(note.word) || undefined}>
                  <BidiIsolate>{note.word}</BidiIsolate>
                </span>
              </li>
            )
          const photo = (
            <>
              <span className={styles.picture} data-tint={Number(page.code) % 4}>
                <PageIcon name={page.icon} size={32} />
              </span>
              <span className={styles.title}>{page.title}</span>
            </>
          )
          const focus = () => {
            isHeld.current = true
            shine(spot.x, spot.y)
          }
          return (
            <li key={page.path} style={style}>
              {page.path === openFile ? (
                <PageLink
                  to={page.path}
                  className={`${styles.photo} ${styles.open}`}
                  onFocus={focus}
                  onBlur={release}
                  aria-label={`${page.title}: go there`}
                >
                  {photo}
                </PageLink>
              ) : (
                <button
                  type="button"
                  className={styles.photo}
                  onClick={() => onOpen(page)}
                  onFocus={focus}
                  onBlur={release}
                >
                  {photo}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles.dark} aria-hidden="true" />
      {children}
    </div>
  )
}
