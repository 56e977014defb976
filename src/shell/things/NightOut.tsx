import { useEffect, useEffectEvent, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { useLoaded } from "../../hooks/browser/loaded"
import { random } from "../../hooks/browser/random"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { loadNights } from "../../hooks/page/traces"
import { pickUnseen, visitedPages } from "../../hooks/page/visited"
import { useLooseThing } from "../../hooks/storage/looseThing"
import {
  hasGoneOut,
  keepingState,
  keptThing,
  type Night,
  nightOut,
  withLoose,
} from "../../hooks/storage/nightOut"
import { addTravel } from "../../hooks/storage/travels"
import { read, useStorage } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { dayNumber } from "../../lib/calendar/calendarDay"
import { helsinkiParts } from "../../lib/calendar/zone"

const loadPostcard = () => import("./ThingNews")
const loadFound = () => import("./ThingNews").then(({ Found }) => ({ default: Found }))
const loadKept = () => import("./ThingNews").then(({ Kept }) => ({ default: Kept }))

/**
 * The nights of a loose thing: if it is still loose on the next day of Helsinki, it has gone to a page that the visitor has
 * not seen, and writes from there. Whoever goes there has it back. A page may also keep it when the visitor leaves.
 */
export function NightOut({ path }: { path: string }) {
  const [loose, letLoose] = useLooseThing()
  const [night, setNight] = useStorage(nightOut)
  const [kept, setKept] = useStorage(keptThing)
  const [today] = useState(() => dayNumber(helsinkiParts(new Date(now()))))
  const isDue = hasGoneOut(night, loose, today)
  const pages = usePageIndex(isDue)
  const { value: nights } = useLoaded(loadNights, [], isDue)
  /** What has just happened to a thing, and the page on which that was. */
  const [news, setNews] = useState<{ kind: "found" | "kept"; night: Night; path: string } | null>(null)

  /** The page on which its postcard has gone by itself; it comes again on another. */
  const [seenOn, setSeenOn] = useState<string | null>(null)

  // Left with its page: it is not told again on the way back.
  if (news && news.path !== path) setNews(null)

  const goOut = (thing: string) => {
    if (!pages || !nights) return
    const others = pages.filter(page => page.path !== thing)
    const seen = read(visitedPages)
    // First to a page on which the visitor can see what it writes.
    const page =
      pickUnseen(
        others.filter(other => nights[other.path] !== undefined),
        seen,
        path,
        random,
      ) ??
      pickUnseen(others, seen, path, random) ??
      pickUnseen(others, [], path, random)
    if (!page) return
    const text = nights[page.path]
    setNight({
      thing,
      day: today,
      on: { path: page.path, title: page.title, icon: page.icon },
      isRead: false,
      ...(text !== undefined && { text }),
    })
    letLoose(null)
  }
  const look = useEffectEvent(() => {
    const keeping = kept && keepingState(kept, night, loose, path)
    if (keeping === "void") setKept(null)
    if (night?.on?.path === path && loose === null) {
      const isKept = keeping === "here"
      if (!isKept) {
        const what = `Spent a night at “${night.on.title}”.`
        const { icon } = night.on
        addTravel(night.thing, { on: path, what, ...(icon && { icon }), isNight: true })
        setNews({ kind: "found", night, path })
      }
      setNight({ ...night, day: today, on: null })
      letLoose(night.thing)
    } else if (kept && keeping === "left") {
      const gone = { thing: kept.thing, day: today, on: kept.on, isRead: true }
      setNight(gone)
      setNews({ kind: "kept", night: gone, path })
      letLoose(null)
    } else if (!isDue) {
      const next = withLoose(night, loose, today)
      if (next !== night) setNight(next)
    } else if (loose !== null) goOut(loose)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to look again
  useEffect(() => {
    look()
  }, [path, loose, night, isDue, pages, nights])

  const isShown = night !== null && night.on !== null && !night.isRead && path !== seenOn
  const kind = news?.path === path ? news.kind : null
  const { Piece: Found } = useLazyComponent(loadFound, kind === "found")
  const { Piece: Kept } = useLazyComponent(loadKept, kind === "kept")
  const { Piece: Postcard } = useLazyComponent(loadPostcard, isShown)
  const Piece = kind === "found" ? Found : Kept
  return (
    <div role="status">
      {Piece && news && kind && <Piece night={news.night} path={path} onClose={() => setNews(null)} />}
      {Postcard && isShown && (
        <Postcard
          night={night}
          path={path}
          onClose={() => setNight({ ...night, isRead: true })}
          onRest={() => setSeenOn(path)}
        />
      )}
    </div>
  )
}
