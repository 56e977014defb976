import { now } from "../../../hooks/browser/clock"
import { useDrawn } from "../../../hooks/browser/drawn"
import { usePageData } from "../../../hooks/page/page"
import { dayNumber } from "../../../lib/calendar/calendarDay"
import { helsinkiParts } from "../../../lib/calendar/zone"
import type { PageEntry } from "../../../lib/content/derivedLists"
import { programCount, programsOf } from "./logic"
import { Program } from "./parts/Program"
import { Waiting } from "./parts/Waiting"
import * as styles from "./RunningPrograms.module.css"

/**
 * Three of the site's programs, running in small windows that lead to their pages; another three each day.
 *
 * @feed Three programs that run in small windows, another three each day.
 * @data previews
 */
export default function RunningPrograms() {
  const { previews } = usePageData<{ previews: PageEntry[] }>()
  const day = useDrawn(() => dayNumber(helsinkiParts(new Date(now()))))

  return (
    <ul className={styles.programs} aria-label="Running now">
      {day === null
        ? previews.slice(0, programCount).map(page => (
            <li key={`waiting ${page.path}`}>
              <Waiting page={page} />
            </li>
          ))
        : programsOf(previews, day).map(page => (
            <li key={page.path}>
              <Program page={page} />
            </li>
          ))}
    </ul>
  )
}
