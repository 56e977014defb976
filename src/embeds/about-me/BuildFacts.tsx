import { useNow } from "../../hooks/browser/clock"
import { useBuildInfo } from "../../hooks/page/buildInfo"
import { longDate } from "../../lib/calendar/longDate"
import { age } from "../../lib/content/buildInfo"

/**
 * The site's version, its number of commits and the age of the current build, updated every minute.
 *
 * @feed The number of the version, how many commits it took, and how long ago it was built.
 */
export default function BuildFacts() {
  const build = useBuildInfo(true)
  const now = useNow()
  return (
    <p className="result" data-build="">
      {build && now
        ? `Version ${build.version}. ${build.commits} ${build.commits === 1 ? "commit" : "commits"} since ${longDate(build.firstCommit)}. Built ${build.builtAt.slice(0, 16).replace("T", " ")} UTC, ${age(Date.parse(build.builtAt), now.getTime())}.`
        : "What was built, and when, is written on the underside. It takes a moment to turn the site over."}
    </p>
  )
}
