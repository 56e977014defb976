/** Pertti's way along the task bar, and the sign that he holds up at its end. */
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { random } from "../../hooks/browser/random"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { pickNext } from "../../hooks/page/visited"
import * as lifeStyles from "./PerttiLife.module.css"
import * as styles from "./PerttiWalk.module.css"
import { canWalkAside, startWalk, type Walking } from "./startWalk"

/** Someone on his way. */
export type Walker = {
  /** Returns the distance of his left edge from the left of the screen, in CSS pixels. */
  left: () => number
}

type Props = {
  path: string
  moves: boolean
  /** True at night, when he walks in his sleep. */
  isAsleep: boolean
  ref: Ref<Walker>
}

/** The part of the screen's width that he does not walk, at both its ends, in CSS pixels. */
const margins = 140

export default function PerttiWalk({ path, moves, isAsleep, ref }: Props) {
  const pages = usePageIndex()
  const [hasArrived, setArrived] = useState(false)
  // Chosen once, so that the sign does not change while it is read.
  const page = useMemo(() => pages && pickNext(pages, path, random), [pages, path])
  const isThere = hasArrived || !moves
  const place = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const walking = useRef<Walking>(null)
  const [isAside] = useState(canWalkAside)
  const isAway = isAside && !isThere
  useEffect(() => {
    if (!isAway || !place.current || !picture.current) return
    const away = window.innerWidth - margins
    walking.current = startWalk(place.current, picture.current, away, () => setArrived(true))
    return () => {
      walking.current?.stop()
      walking.current = null
    }
  }, [isAway])
  useImperativeHandle(ref, () => ({
    left: () => walking.current?.left() ?? picture.current?.getBoundingClientRect().left ?? 0,
  }))
  const [text, to] = page ? [page.title, page.path] : ["You have seen it all. Home", "/"]
  return (
    <div ref={place} className={styles.direction}>
      <div className={styles.hole} />
      <div
        className={styles.walker}
        data-there={isThere || isAside || undefined}
        data-away={isAway || undefined}
        onAnimationEnd={() => setArrived(true)}
      >
        {isThere && pages && (
          <p role="status" className={styles.sign}>
            {isAsleep && "Zzz. "}This way: <PageLink to={to}>{text}</PageLink>
          </p>
        )}
        <img
          ref={picture}
          className={lifeStyles.waddling}
          src={`/pictures/pertti-${isAsleep ? "sleepwalk" : "walk"}.png`}
          alt=""
          width="60"
          height="46"
        />
      </div>
    </div>
  )
}
