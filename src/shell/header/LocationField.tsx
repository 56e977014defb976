import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { ignoreComposition } from "../../hooks/browser/composition"
import { useMounted } from "../../hooks/browser/mounted"
import { LoadError } from "../../kits/loading/LoadError"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import * as styles from "./LocationField.module.css"

type Props = {
  /** The site's name: "juhq.fi". */
  name: string
  /** The path in the visitor's address bar. */
  path: string
  /** The path that the static HTML was rendered for, shown until hydration. */
  staticPath: string
  /** Called with the path of the chosen page. */
  onGo: (path: string) => void
  className: string | undefined
}

const loadFinder = () => import("../navigation/Finder").then(({ Finder }) => Finder)

/** The page's address as a field: another address, a number or words of a title lead to another page. */
export function LocationField({ name, path, staticPath, onGo, className = "" }: Props) {
  const isMounted = useMounted()
  const address = `${name}${isMounted ? path : staticPath}`
  /** The typed text and the page that it was typed on; another page has its own address again. */
  const [typed, setTyped] = useState<{ on: string; text: string; isEntered: boolean } | null>(null)
  const current = typed?.on === path ? typed : null
  const text = current?.text ?? null
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { Piece, failed, attempt, retry } = useLazyComponent(loadFinder, text !== null)

  const change = (next: string) => setTyped({ on: path, text: next, isEntered: false })
  const reset = () => setTyped(null)
  const closeOnLeave = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && root.current?.contains(target))) reset()
  })
  const isOpen = text !== null
  useEffect(() => {
    if (!isOpen) return
    document.addEventListener("pointerdown", closeOnLeave)
    document.addEventListener("focusin", closeOnLeave)
    return () => {
      document.removeEventListener("pointerdown", closeOnLeave)
      document.removeEventListener("focusin", closeOnLeave)
    }
  }, [isOpen])
  const cancel = () => {
    reset()
    requestAnimationFrame(() => field.current?.select())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of before 2023
    <div ref={root} role="search" aria-label="Address" className={`${styles.line} ${className}`}>
      <PageIcon name="chrome/pages" />
      {Piece && text !== null ? (
        <Piece
          key={attempt}
          place="bar"
          text={text}
          onText={change}
          isEntered={current?.isEntered ?? false}
          onEarlyEnter={() => setTyped({ on: path, text, isEntered: true })}
          onGo={to => {
            reset()
            onGo(to)
          }}
          onEscape={cancel}
          onRetry={retry}
        />
      ) : (
        <>
          <label htmlFor={id} className="visually-hidden">
            Address, number or title of a page
          </label>
          <input
            ref={field}
            id={id}
            type="text"
            className={styles.field}
            value={text ?? address}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={event => change(event.target.value)}
            onFocus={event => event.target.select()}
            onKeyDown={ignoreComposition(event => {
              if (event.key === "Escape" && text !== null) cancel()
              if (event.key === "Enter" && text !== null) setTyped({ on: path, text, isEntered: true })
              if (event.key === "ArrowDown" && text === null) {
                event.preventDefault()
                change("")
              }
            })}
          />
          {failed && (
            <div className={`window ${styles.list}`}>
              <LoadError what="The list of pages" onRetry={retry} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
