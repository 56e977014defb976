import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { PageLink } from "../../components/page-link/PageLink"
import { now } from "../../hooks/browser/clock"
import { useMounted } from "../../hooks/browser/mounted"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { useStorage } from "../../hooks/storage/useStorage"
import { bornEntry, withBorn, withoutBorn } from "./born"
import { childrenOf, nearestPages, pageByNumber, readAloud } from "./logic"
import * as styles from "./NearestPages.module.css"
import { Consolation } from "./parts/Consolation"
import { Newborn } from "./parts/Newborn"

/**
 * A crying emoji that takes handkerchiefs, and the three pages nearest to the address typed. Once consoled, it makes
 * a page of that name.
 *
 * @feed A crying emoji, and three guesses at what was meant.
 */
export default function NearestPages() {
  const mounted = useMounted()
  const pages = usePageIndex()
  const nearest = mounted && pages ? nearestPages(window.location.pathname, pages) : null
  const children = mounted && pages ? childrenOf(window.location.pathname, pages) : []
  const numbered = mounted && pages ? pageByNumber(window.location.pathname, pages)?.path : undefined
  useEffect(() => {
    if (numbered) window.location.replace(numbered)
  }, [numbered])
  const [born, setBorn] = useStorage(bornEntry)
  const [isNew, setIsNew] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const typed = mounted ? window.location.pathname : null
  const name = typed === null ? null : readAloud(typed)
  const child = born.find(each => each.name === name)
  const [mother, father] = nearest ?? []
  const bear = () => {
    if (name === null) return
    flushSync(() => {
      setIsNew(true)
      setBorn(old => withBorn(old, name, now()))
    })
    area.current?.querySelector("button")?.focus()
  }
  const again = () => {
    flushSync(() => {
      setIsNew(false)
      setBorn(old => withoutBorn(old, name ?? ""))
    })
    area.current?.querySelector("button")?.focus()
  }

  return (
    <div ref={area} className={styles.page}>
      {child && mother && father ? (
        <Newborn born={child} isNew={isNew} mother={mother} father={father} again={again} />
      ) : (
        <Consolation typed={typed} bear={mother && father ? bear : null} />
      )}
      <div role="status" aria-label="Nearest pages">
        {nearest === null && <p>Looking for the nearest pages that do exist.</p>}
        {nearest?.length === 0 && (
          <p>
            The list of pages didn't come. The <PageLink to="/">front page</PageLink> is where it always was.
          </p>
        )}
        {nearest && nearest.length > 0 && (
          <>
            <p>
              {children.length > 0
                ? `What there is under ${window.location.pathname}:`
                : "Pages that do exist, with names like that:"}
            </p>
            <ul className={styles.list}>
              {(children.length > 0 ? children : nearest).map(({ path, title, description }) => (
                <li key={path}>
                  <PageLink to={path}>{title}</PageLink> <span className={styles.path}>{path}</span>
                  <br />
                  {description}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
