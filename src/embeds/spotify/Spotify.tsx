import { useCallback, useMemo, useRef, useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { usePlays } from "../../hooks/music/plays"
import { usePageData } from "../../hooks/page/page"
import { type Codec, choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Canvas } from "../../kits/canvas/Canvas"
import { savePng } from "../../kits/canvas/savePicture"
import { Choice } from "../../kits/controls/Choice"
import { useTicks } from "../../kits/motion/useTicks"
import type { Sound } from "../../kits/sound/openSound"
import { useSound } from "../../kits/sound/useSound"
import type { SongEntry } from "../../lib/content/derivedLists"
import { animalOf, formatYear, hamsterYear, named, parseYear, type Year, yearOf, yearsOf } from "./logic"
import { paintCard, size } from "./paint"
import { Printer } from "./parts/Printer"
import { linesOf } from "./report"
import * as styles from "./Spotify.module.css"

const sent: Codec<Year | null> = {
  initial: null,
  parse: parseYear,
  format: year => year && formatYear(year),
}
const lineMilliseconds = 110

/**
 * A printed report of the visitor's year of listening on this site's radio, and a card to share.
 *
 * @feed Your year of music on this site, printed line by line, with the animal that you listen like on a card to send.
 * @data songs
 */
export default function Spotify() {
  const { songs } = usePageData<{ songs: SongEntry[] }>()
  const plays = usePlays()
  const mounted = useMounted()
  const motion = useMotion()
  const { values, set } = useAddress({ card: sent, of: choice(["mine", "hamster"]) })
  const [chosen, setChosen] = useState<number | null>(null)
  const [printed, setPrinted] = useState(0)
  const [message, setMessage] = useState("")
  const sound = useRef<Sound | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { open, close } = useSound(() => {
    sound.current = null
  })

  const titles = useMemo(
    () => new Map(songs.flatMap(({ id, title }) => (id ? [[id, title] as const] : []))),
    [songs],
  )
  const hamster = useMemo(() => hamsterYear([...titles.keys()]), [titles])
  const years = useMemo(() => yearsOf(plays), [plays])
  const year = years.includes(chosen ?? -1) ? chosen : (years[0] ?? null)
  const mine = useMemo(() => (year === null ? null : yearOf(plays, year)), [plays, year])
  const isHamster = values.card === null && (mine === null || values.of === "hamster")
  const shown = values.card ?? (isHamster ? hamster : mine) ?? hamster
  const whose = values.card ? "a friend" : isHamster ? "a hamster (invented)" : "you"
  const titleOf = useCallback(
    (id: string) =>
      titles.get(id) ?? plays.find(play => play.id === id)?.title ?? "A song that is no longer here",
    [titles, plays],
  )
  const lines = linesOf(shown, whose, titleOf)
  const favourite = shown.top[0] ? titleOf(shown.top[0].id) : ""
  const prints = mounted && motion && printed < lines.length
  // With motion off everything is printed from the start.
  const done = motion && mounted ? printed : lines.length

  useTicks(prints, lineMilliseconds, () => {
    setPrinted(printed + 1)
    for (let needle = 0; needle < 3; needle++)
      sound.current?.play({
        frequency: 1650 + ((printed * 37 + needle * 211) % 400),
        at: needle * 0.022,
        seconds: 0.018,
        loudness: 0.03,
        shape: "square",
      })
  })
  const printAgain = () => {
    sound.current = open()
    setPrinted(motion ? 0 : lines.length)
  }
  const finish = () => {
    close()
    sound.current = null
    setPrinted(lines.length)
  }
  const turn = (to: string) => {
    setPrinted(0)
    setMessage("")
    if (to === "hamster") return set({ of: "hamster", card: null })
    setChosen(Number(to))
    set({ of: "mine", card: null })
  }
  const draw = useCallback(
    (pen: CanvasRenderingContext2D) => paintCard(pen, shown, whose, favourite),
    [shown, whose, favourite],
  )
  const save = async () => setMessage(await savePng(canvas.current, `year-${shown.year}.png`))

  return (
    <div className={styles.tool}>
      <div className={styles.card}>
        <Canvas
          canvas={canvas}
          className={styles.canvas}
          size={size}
          draw={mounted ? draw : null}
          label={`A card: ${shown.year}, ${whose}, listens like ${named(animalOf(shown))}; ${shown.plays} songs begun`}
        />
        <div className="buttons">
          <ShareButton text={`I listen like ${named(animalOf(shown))}`} link={`?card=${formatYear(shown)}`} />
          <button data-menu="file" type="button" onClick={() => void save()}>
            Save the card
          </button>
          <button data-menu="file" type="button" onClick={prints ? finish : printAgain}>
            {prints ? "Enough paper" : "Print it aloud"}
          </button>
        </div>
        <p className={styles.note} role="status" aria-label="Whose year">
          {values.card ? (
            "Somebody sent you this. Theirs is theirs; yours begins on the radio."
          ) : years.length === 0 ? (
            <>
              You have played nothing here yet, so this is the year of somebody who has.{" "}
              <PageLink to="/radio">Turn on the radio</PageLink> and come back with a song.
            </>
          ) : (
            "From what was really played on the radio here, and kept in your browser alone."
          )}
          {message && ` ${message}`}
        </p>
        {(years.length > 0 || values.card) && (
          <Choice
            label="Whose year"
            beside
            value={values.card ? "sent" : isHamster ? "hamster" : `${year}`}
            options={[
              ...(values.card ? [["sent", "A friend's"] as const] : []),
              ...years.map(each => [`${each}`, `Mine, ${each}`] as const),
              ["hamster", "A hamster's, 1998"] as const,
            ]}
            onChange={turn}
          />
        )}
      </div>
      <Printer lines={lines} printed={done} />
      <StatusMessage>
        {done < lines.length ? `Printing line ${done + 1} of ${lines.length}` : "Ready. Paper: endless"}
      </StatusMessage>
    </div>
  )
}
