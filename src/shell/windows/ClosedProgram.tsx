import { navigate } from "gatsby"
import { useEffect, useRef } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { random } from "../../hooks/browser/random"
import { loadPageIndex } from "../../hooks/page/pageIndex"
import { pickAnywhere } from "../../hooks/page/visited"
import type { Neighbour } from "../../lib/content/neighbour"
import * as styles from "./Where.module.css"
import { restore } from "./windowList"

/** The number of pages beside it that are offered. */
const maxNeighbours = 3

type Props = { title: string; path: string; neighbours: readonly Neighbour[] }

/** The content that replaces a closed program: the question "Where do you want to go today?", and links. */
export default function ClosedProgram({ title, path, neighbours }: Props) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
  }, [])
  const anywhere = async () => void navigate(pickAnywhere(await loadPageIndex(), path, random)?.path ?? "/")
  return (
    <section ref={place} tabIndex={-1} aria-label="Where do you want to go today?" className="window">
      <div className="title-bar">
        <div className="title-bar-text">{title} has been closed</div>
      </div>
      <div className={styles.body}>
        <p className={styles.question}>Where do you want to go today?</p>
        <div className="buttons">
          <button type="button" onClick={() => restore("page")}>
            Back to {title}
          </button>
          <button type="button" onClick={() => void anywhere()}>
            Anywhere
          </button>
          <PageLink to="/">Home</PageLink>
        </div>
        {neighbours.length > 0 && (
          <>
            <p>Next door:</p>
            <ul>
              {neighbours.slice(0, maxNeighbours).map(({ path: to, title: name }) => (
                <li key={to}>
                  <PageLink to={to}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}
