import { useRef, useState } from "react"
import * as v from "valibot"
import { Button } from "../../components/button/Button"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { visitedPages } from "../../hooks/page/visited"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useGlobalKeys } from "../../kits/board/useGlobalKeys"
import { useGuest, useHappenings, useThingFrom } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useThing } from "../../kits/things/useThing"
import type { PageEntry } from "../../lib/content/derivedLists"
import * as styles from "./Best.module.css"
import { announce, type Bout, champions, fighters, leaderOf, maxBouts, nextPair, streak } from "./logic"
import { Blow, Fallen, maxFallen } from "./parts/Fallen"
import { Face, Fighter } from "./parts/Fighter"
import { Referee } from "./parts/Referee"
import { Ring } from "./parts/Ring"
import { Sauna } from "./parts/Sauna"
import { absenceText, type Hit, hitBy, hitText, refereeText } from "./referee"

const boutsEntry = storageEntry<Bout[]>("best", v.array(v.tuple([v.string(), v.string()])), [])

/**
 * A boxing ring for the site's pages. One window is dragged onto the other, and the one that wins four times retires.
 *
 * @feed A boxing ring in which the pages of this site knock each other out, until one of them goes to the sauna.
 * @data pages
 */
export default function Best() {
  const { pages } = usePageData<{ pages: PageEntry[] }>()
  const [bouts, setBouts] = useStorage(boutsEntry)
  const [codes] = useStorage(visitedPages)
  const address = useAddress({ champion: text(null, { maxLength: 100 }) })
  const ring = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const { give } = useThing()
  /** The side of the page that stays, and the one that has just been knocked out. */
  const [stayingSide, setStayingSide] = useState<0 | 1>(0)
  const [flying, setFlying] = useState<{ page: PageEntry; side: 0 | 1; bout: number } | null>(null)

  const referee = useGuest()
  const past = usePastGuest()
  const other = useThingFrom(useHappenings().find(({ thing }) => thing !== referee?.path)?.thing)
  const [hit, setHit] = useState<Hit | null>(null)
  const isOut = referee !== null && hit?.path === referee.path
  const isHitNow = isOut && hit.bouts === bouts.length

  const byPath = new Map(pages.map(page => [page.path, page]))
  const seen = new Set(pages.filter(({ code }) => codes.includes(code)).map(({ path }) => path))
  const pool = fighters([...byPath.keys()], seen)
  const sent = address.values.champion
  const guest = sent !== null && byPath.has(`/${sent}`) ? `/${sent}` : null
  const [stays, challenger] = nextPair(pool, bouts, guest)
  const pair = stayingSide === 0 ? [stays, challenger] : [challenger, stays]
  const leader = leaderOf(bouts)
  const winsOf = (path: string) =>
    path === guest ? streak - 1 : leader?.path === path && guest === null ? leader.wins : 0
  const named = (path: string) => byPath.get(path)?.title ?? path.slice(1)
  const retired = champions(bouts)
  const best = guest ?? retired.at(-1) ?? leader?.path ?? null

  const win = (side: 0 | 1) => {
    const [winner, loser] = [pair[side], pair[1 - side]]
    const page = loser === undefined ? undefined : byPath.get(loser)
    if (winner === undefined || loser === undefined || !page) return
    if (referee && !isOut) {
      setHit({ path: referee.path, by: winner, bouts: bouts.length })
      referee.remember(hitBy(named(winner)))
      return
    }
    if (guest) address.reset()
    // A page sent in a link has three wins already.
    const earlier: Bout[] =
      guest === winner
        ? [
            [winner, loser],
            [winner, loser],
            [winner, loser],
          ]
        : []
    const next = [...bouts, ...earlier, [winner, loser] as const].slice(-maxBouts)
    setBouts(next)
    if (leaderOf(next) === null) give()
    setStayingSide(side)
    setFlying({ page, side: side === 0 ? 1 : 0, bout: bouts.length })
  }
  useGlobalKeys(ring, /^Arrow(Left|Right)$/, ({ key }) => win(key === "ArrowRight" ? 0 : 1))

  return (
    <div className={styles.tool}>
      <div ref={ring} className={styles.ring}>
        <Ring />
        {referee && <Referee guest={referee} isOut={isOut} moves={motion} />}
        {pair.map((path, i) => {
          const page = byPath.get(path)
          const side = i === 0 ? 0 : 1
          const isNew = motion && flying !== null && side === flying.side
          return (
            page && (
              <Fighter
                key={`${path} ${side}`}
                page={page}
                side={side}
                isNew={isNew}
                wins={winsOf(path)}
                onWin={() => win(side)}
              />
            )
          )
        })}
        <Fallen pages={bouts.slice(-maxFallen).flatMap(([, loser]) => byPath.get(loser) ?? [])} />
        {flying && motion && (
          <div key={flying.bout} className={styles.knockOut} aria-hidden="true">
            <Blow side={flying.side} />
            <div className={styles.flying} data-side={flying.side} onAnimationEnd={() => setFlying(null)}>
              <Face page={flying.page} />
            </div>
          </div>
        )}
      </div>
      <div className={styles.corners}>
        {pair.map(path => (
          <PageLink key={path} to={path}>
            {seen.has(path) ? "Look again" : "See it first"}
            <span className="visually-hidden">: {named(path)}</span>
          </PageLink>
        ))}
      </div>
      <p className={styles.message} role="status">
        {guest && !isHitNow
          ? `A friend sends you ${named(guest)}. It has won three times. Somebody has to stop it.`
          : referee && isHitNow
            ? hitText(referee, named(hit.by))
            : referee && bouts.length === 0
              ? refereeText(referee, other)
              : `${announce(bouts, named, path => seen.has(path))}${past && !referee ? ` ${absenceText(past)}` : ""}`}
      </p>
      <div className={styles.below}>
        <Sauna pages={retired.flatMap(path => byPath.get(path) ?? [])} />
        <div className="buttons">
          <ShareButton
            link={best === null ? undefined : `?champion=${encodeURIComponent(best.slice(1))}`}
            text={
              best === null
                ? undefined
                : `${named(best)} is the best page of this site. It has the bruises to prove it.`
            }
          />
          <Button
            data-menu="edit"
            disabled={bouts.length === 0 && !isHitNow}
            onClick={() => {
              if (isHitNow) return setHit(null)
              setFlying(null)
              setBouts(old => old.slice(0, -1))
            }}
          >
            Stand it up again
          </Button>
        </div>
      </div>
    </div>
  )
}
