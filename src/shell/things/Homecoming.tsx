import { useEffect, useEffectEvent, useState } from "react"
import { type Travel, toldAtHome, travels, untold } from "../../hooks/storage/travels"
import { useStorage } from "../../hooks/storage/useStorage"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import type { MenuItem } from "../../lib/lists/menus"

const loadNews = () => import("./ThingNews").then(({ HomeNews }) => ({ default: HomeNews }))

/** What a thing has been through elsewhere, told once on the page that gave it. */
export function Homecoming({ path, briefcase }: { path: string; briefcase: MenuItem }) {
  const [happened] = useStorage(travels)
  const [told, setTold] = useStorage(toldAtHome)
  const [news, setNews] = useState<{ path: string; events: readonly Travel[] } | null>(null)
  // Left with its page: it is not told again on the way back.
  if (news && news.path !== path) setNews(null)
  const arrive = useEffectEvent((at: string) => {
    const all = happened[at] ?? []
    const events = untold(all, told[at])
    if (events.length === 0) return
    setTold({ ...told, [at]: all })
    setNews({ path: at, events })
  })
  useEffect(() => {
    arrive(path)
  }, [path])
  const isShown = news?.path === path
  const { Piece: News } = useLazyComponent(loadNews, isShown)
  return (
    <div role="status">
      {News && isShown && (
        <News path={path} events={news.events} briefcase={briefcase} onClose={() => setNews(null)} />
      )}
    </div>
  )
}
