/** Pertti's way along the task bar, and the sign that he holds up at its end. */
import { type Ref, useMemo, useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { random } from "../../hooks/browser/random"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { pickNext } from "../../hooks/page/visited"
import * as lifeStyles from "./PerttiLife.module.css"
import * as styles from "./PerttiWalk.module.css"

type Props = {
  path: string
  moves: boolean
  /** True at night, when he walks in his sleep. */
  isAsleep: boolean
  /** His picture. */
  ref: Ref<HTMLImageElement>
}

export default function PerttiWalk({ path, moves, isAsleep, ref }: Props) {
  const pages = usePageIndex()
  const [hasArrived, setArrived] = useState(false)
  // Chosen once, so that the sign does not change while it is read.
  const page = useMemo(() => pages && pickNext(pages, path, random), [pages, path])
  const isThere = hasArrived || !moves
  const [text, to] = page ? [page.title, page.path] : ["You have seen it all. Home", "/"]
  return (
    <div className={styles.direction}>
      <div className={styles.hole} />
      <div
        className={styles.walker}
        data-there={isThere || undefined}
        onAnimationEnd={() => setArrived(true)}
      >
        {isThere && pages && (
          <p role="status" className={styles.sign}>
            {isAsleep && "Zzz. "}This way: <PageLink to={to}>{text}</PageLink>
          </p>
        )}
        <img
          ref={ref}
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
