import { useEffect, useEffectEvent, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { random } from "../../hooks/browser/random"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { pickUnseen, visitedPages } from "../../hooks/page/visited"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { hasGoneOut, type Night, nightOut, withLoose } from "../../hooks/storage/nightOut"
import { addTravel } from "../../hooks/storage/travels"
import { read, useStorage } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { helsinkiParts } from "../../lib/calendar/zone"

const loadPostcard = () => import("./Postcard")
const loadFound = () => import("./Postcard").then(({ Found }) => ({ default: Found }))

/**
 * The nights of a loose thing: if it is still loose on the next day of Helsinki, it has gone to a page that the visitor has
 * not seen, and writes from there. Whoever goes there has it back.
 */
export function NightOut({ path }: { path: string }) {
  const [loose, letLoose] = useLooseThing()
  const [night, setNight] = useStorage(nightOut)
  const [today] = useState(() => dayNumber(helsinkiParts(new Date(now()))))
  const isDue = hasGoneOut(night, loose, today)
  const pages = usePageIndex(isDue)
  /** The night of a thing that has just been found, and the page on which that was. */
  const [found, setFound] = useState<{ night: Night; path: string } | null>(null)

  const look = useEffectEvent(() => {
    if (night?.on?.path === path && loose === null) {
      addTravel(night.thing, { on: path, what: `Spent a night at “${night.on.title}”.` })
      setFound({ night, path })
      setNight({ ...night, day: today, on: null })
      letLoose(night.thing)
    } else if (!isDue) {
      const next = withLoose(night, loose, today)
      if (next !== night) setNight(next)
    } else if (pages && loose !== null) {
      const others = pages.filter(page => page.path !== loose)
      const page =
        pickUnseen(others, read(visitedPages), path, random) ?? pickUnseen(others, [], path, random)
      if (!page) return
      setNight({ thing: loose, day: today, on: { path: page.path, title: page.title }, isRead: false })
      letLoose(null)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to look again
  useEffect(() => {
    look()
  }, [path, loose, night, isDue, pages])

  const isShown = night !== null && night.on !== null && !night.isRead
  const isFound = found?.path === path
  const { Piece: Welcome } = useLazyComponent(loadFound, isFound)
  const { Piece: Postcard } = useLazyComponent(loadPostcard, isShown)
  return (
    <div role="status">
      {Welcome && isFound && <Welcome night={found.night} path={path} onClose={() => setFound(null)} />}
      {Postcard && isShown && (
        <Postcard night={night} path={path} onClose={() => setNight({ ...night, isRead: true })} />
      )}
    </div>
  )
}
