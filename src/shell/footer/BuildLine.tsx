import { useRef } from "react"
import { useNow } from "../../hooks/browser/clock"
import { useHasBeenSeen } from "../../hooks/browser/inView"
import { useBuildInfo } from "../../hooks/page/buildInfo"
import { longDate } from "../../lib/calendar/longDate"
import { age } from "../../lib/content/buildInfo"
import * as styles from "./Footer.module.css"

/** Version, commits, time and age of the build, updated every minute; empty until they have loaded. */
export function BuildLine() {
  const line = useRef<HTMLParagraphElement>(null)
  const build = useBuildInfo(useHasBeenSeen(line))
  const now = useNow()
  return (
    <p ref={line} className={styles.build}>
      {build && now && (
        <>
          Version {build.version}, {build.commits} commit{build.commits === 1 ? "" : "s"} since{" "}
          <time dateTime={build.firstCommit}>{longDate(build.firstCommit)}</time>. Built{" "}
          <time dateTime={build.builtAt}>{`${build.builtAt.slice(0, 16).replace("T", " ")} UTC`}</time>,{" "}
          {age(Date.parse(build.builtAt), now.getTime())}.
        </>
      )}
    </p>
  )
}
