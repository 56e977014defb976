import { HorsePicture } from "../../../components/horse-picture/HorsePicture"
import { PageLink } from "../../../components/page-link/PageLink"
import { useNow } from "../../../hooks/browser/clock"
import { dailyRecord } from "../../../hooks/storage/today"
import { useStorage } from "../../../hooks/storage/useStorage"
import { dayAt } from "../../../lib/calendar/calendarDay"
import { gameDay, shortDate } from "../../../lib/calendar/gameDay"
import { dailyGames, isComplete, marksOf, maxMarks, stampOf, streakOf } from "../../../lib/game/daily"
import * as styles from "./HomeToday.module.css"

/**
 * The four games of the day, with what the visitor has made of them so far: one link to the page that plays them.
 *
 * @feed Four small games that are new every day.
 */
export default function HomeToday() {
  const time = useNow()
  const [record] = useStorage(dailyRecord)
  const day = time && gameDay(time.getTime())
  const stamp = day === null ? null : stampOf(record, day)
  const streak = day === null ? 0 : streakOf(record, day)
  const row = streak > 1 ? `, ${streak} days in a row` : ""
  return (
    <PageLink to="/today" className={styles.today}>
      <span className={styles.tiles} aria-hidden="true">
        {/* Drawn after hydration: the HTML of the front page has to be small. */}
        {dailyGames.map((game, at) => (
          <span key={game} className={styles.tile} data-done={stamp?.marks[at] != null || undefined}>
            {time && (game === "race" ? <HorsePicture coat={1} number={3} /> : <Tile game={game} />)}
          </span>
        ))}
      </span>
      <span className={styles.words}>
        <b>Four small games{day === null ? "" : ` for ${shortDate(dayAt(day))}`}.</b>{" "}
        {stamp && isComplete(stamp)
          ? `Yours: ${marksOf(stamp)} of ${maxMarks}${row}.`
          : stamp?.marks.some(mark => mark !== null)
            ? `You have begun${row}.`
            : `A minute each${row}.`}
      </span>
    </PageLink>
  )
}

const colours = ["#4b9", "#4b9", "#4b9", "#5ca", "#4b9", "#4b9", "#4b9", "#4b9", "#4b9"]

function Tile({ game }: { game: "odd" | "word" | "lights" }) {
  return (
    <svg viewBox="0 0 60 60" aria-hidden="true">
      {game === "odd" &&
        colours.map((colour, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={at}
            x={(at % 3) * 20 + 1}
            y={Math.floor(at / 3) * 20 + 1}
            width="18"
            height="18"
            fill={colour}
          />
        ))}
      {game === "lights" && (
        <>
          <rect width="60" height="60" fill="#7a4a3a" />
          {[0, 1, 2, 3].map(at => (
            <rect
              key={at}
              x={(at % 2) * 28 + 4}
              y={Math.floor(at / 2) * 28 + 4}
              width="24"
              height="24"
              fill={at === 1 ? "#ffe27a" : "#14183c"}
            />
          ))}
        </>
      )}
      {game === "word" && (
        <>
          <rect width="60" height="60" fill="#bfe3f7" />
          <path d="M20 28l10 14 10-14" fill="none" stroke="#555" />
          <ellipse cx="20" cy="18" rx="9" ry="12" fill="#d8322c" stroke="#333" />
          <ellipse cx="40" cy="18" rx="9" ry="12" fill="#2f7fd0" stroke="#333" />
          <path d="M22 42h16l-2 12H24z" fill="#a8763e" stroke="#5a3a1c" />
        </>
      )}
    </svg>
  )
}
