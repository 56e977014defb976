import { useMemo, useState } from "react"
import { number } from "valibot"
import { Button } from "../../components/button/Button"
import { ExternalLink } from "../../components/external-link/ExternalLink"
import { Reserve } from "../../components/reserve/Reserve"
import { ScrollArea } from "../../components/scroll-area/ScrollArea"
import { ShareButton } from "../../components/share-button/ShareButton"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { BarChart } from "../../kits/chart/BarChart"
import { Chart } from "../../kits/chart/Chart"
import { Choice } from "../../kits/controls/Choice"
import { EmptyList } from "../../kits/list/EmptyList"
import { ListCount } from "../../kits/list/ListCount"
import { SearchField } from "../../kits/list/SearchField"
import { useList } from "../../kits/list/useList"
import { pick } from "../../lib/game/random"
import { byDecade, feeText, hueOf, lifeText, movieSpec, orders } from "./logic"
import * as styles from "./MoviesIveSeen.module.css"
import { Stars, Tape } from "./parts/Tape"
import type { Movie } from "./schema"

const fees = storageEntry("movies-ive-seen", number(), 0)
const address = { search: "q", order: "sort", decade: "decade" }

/** All that is said of a film, with letters as wide as the link's icon and the stars. */
const textOf = ({ title, year, director, minutes, note, asleep, backwards }: Movie) => {
  const words = [`${note}${asleep ? ` Asleep from minute ${asleep}.` : ""}`, `Backwards: ${backwards}`]
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a))
  return `${title}MM (${year}), ${director}. ${minutes} min. MMMMMM ${longest}`
}

const codecs = { tape: text("Groundhog Day", { maxLength: 80 }) }

/**
 * A video shop with the films seen as tapes, with sorting, decades, a random pick, total minutes and rewinding fees. While
 * a tape is rewound its film happens backwards.
 *
 * @feed A video shop with the films that juhq has seen, the minute at which he fell asleep, and a fee for not rewinding.
 * @data movies
 */
export default function MoviesIveSeen() {
  const { movies } = usePageData<{ movies: Movie[] }>()
  const spec = useMemo(() => movieSpec(movies), [movies])
  const list = useList(movies, spec, address)
  const { values, set } = useAddress(codecs)
  const [owed, setOwed] = useStorage(fees)
  const [taken, setTaken] = useState(false)
  const [wound, setWound] = useState(false)
  const [card, showCard] = useScrollToResult<HTMLElement>(true)
  const movie = movies.find(({ title }) => title === values.tape) ?? movies[0]
  if (!movie) return null

  const take = ({ title }: Movie) => {
    if (title === movie.title) return
    if (taken && !wound) setOwed(tapes => tapes + 1)
    setTaken(true)
    setWound(false)
    set({ tape: title })
  }
  const others = list.shown.filter(({ title }) => title !== movie.title)
  const decades = Object.values(spec.filters ?? {}).flatMap(({ values }) => [...values])

  return (
    <div className={styles.tool}>
      <div className="buttons">
        <button type="button" onClick={() => others.length > 0 && take(pick(others, random))}>
          Pick one for me
        </button>
        <button type="button" aria-pressed={wound} onClick={() => setWound(true)}>
          Be kind, rewind
        </button>
        <ShareButton
          text={wound ? `${movie.title}, backwards. ${movie.backwards}` : `${movie.title}. ${movie.note}`}
          link={`?tape=${encodeURIComponent(movie.title)}`}
        />
      </div>
      <section ref={card} className={styles.card} aria-label="The tape" aria-live="polite">
        <Tape movie={movie} wound={wound} onPress={() => setWound(!wound)} />
        <div>
          <p>
            <Reserve all={movies.map(textOf)}>
              <ExternalLink href={movie.source} tile={false}>
                {movie.title}
              </ExternalLink>{" "}
              ({movie.year}), {movie.director}. {movie.minutes} min. <Stars rating={movie.rating} />{" "}
              {wound ? (
                <>
                  <b>Backwards:</b> {movie.backwards}
                </>
              ) : (
                <>
                  {movie.note} {movie.asleep && <i>Asleep from minute {movie.asleep}.</i>}
                </>
              )}
            </Reserve>
          </p>
        </div>
      </section>
      {list.shown.length === 0 ? (
        <EmptyList list={list} button="Show every film">
          Not in. It was borrowed in 1999 and is due back.
        </EmptyList>
      ) : (
        <ScrollArea>
          <ul className={styles.shelf} aria-label="The shelf">
            {list.shown.map(each => (
              <li key={each.title}>
                <button
                  type="button"
                  className={styles.spine}
                  aria-pressed={each.title === movie.title}
                  style={{ borderTopColor: `hsl(${hueOf(each)} 60% 45%)` }}
                  onClick={() => {
                    take(each)
                    showCard()
                  }}
                >
                  <span>
                    {each.title} <small>{each.year}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </ScrollArea>
      )}
      <p className={styles.fee} role="status">
        {feeText(owed)}{" "}
        <Button disabled={owed === 0} onClick={() => setOwed(0)}>
          Pay
        </Button>
      </p>
      <div className={styles.controls}>
        <SearchField list={list} placeholder="A title or a director" />
        <Choice
          label="Order by"
          value={list.sort.by}
          options={orders}
          onChange={by => list.setSort({ by, down: false })}
        />
        <Choice
          label="Decade"
          value={list.filter("decade") ?? ""}
          options={[["", "all"], ...decades.map(decade => [decade, `${decade}s`] as const)]}
          onChange={decade => list.setFilter("decade", decade || null)}
        />
      </div>
      <ListCount list={list} things="films">
        {list.shown.length > 0 && lifeText(list.shown)}
      </ListCount>
      <Chart label="Films by decade">
        <BarChart
          name={byDecade(movies)
            .map(({ key, value }) => `${key}: ${value}`)
            .join(", ")}
          bars={byDecade(movies)}
          format={value => `${value} films`}
          ends={[byDecade(movies)[0]?.key, byDecade(movies).at(-1)?.key]}
        />
      </Chart>
    </div>
  )
}
