import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import type { Line } from "../../src/engine/codeLines"

/**
 * Every page that the specification and the catalogue name, by its path; addresses with a part that varies are below.
 */
const paths = `
blog games chat-gpt chat-gpt/pizza chat-gpt/monalisa internal-links juhq xfiles ufo weird timeline juhku
pertti backlog panda virtual-horses puuh audiobooks neon-colors color-grid radio parse-url round-juhq photos
links error-500 error-418 number-is-juhq academic-quotes excuse-generator excuse/hall-of-fame
dancing-hamster quote-of-the-day personal-links dogecoin-price bitcoin-price loghouse codebase-size-history
sandbox weather progressbars calculator craiyon mesmerizing juhqr juhqweb twitter discord spotify soundcloud
guestbook best phd thesis teaching studies studies/jyu education salary age age-in-week-blocks week
screenshot todo gpl imagemap dinosaurs hover-sound pick-emoji antarctica ohmy how-odd 0 year-o-clock
helsinki/webcams cer about-me jokes banneri-vaihto time mix-blend-mode ascii-animations ascii-juhq
daily-cursor-travel daily-scroll-travel daily-time-on-site eyes-not-working movies-ive-seen my-coordinates
social-media-links solar-system christmas-calendar react/context useragent lunch-history birthdayboy 800x600
should-i is-it-yesterday is-it-winter is-it-spring is-it-summer is-it-fall is-it-time-to-party
is-it-my-birthday is-it-easter is-it-beer-day is-it-saint-urho-day time/is-it-1337-o-clock
time/is-it-palindrome-o-clock time/is-it-repeating-o-clock time/is-it-420 time/timestamp time/is-it-friday
time/thursday20th tools/rgb-to-hsl tools/consonants tools/scan-rfid tools/timefunctions
tools/distancefunctions tools/lisp-math tools/split-text-middle tools/generate-clapping-text
tools/find-youtube-urls tools/convert-image-to-base64 amerikansuomalaiset amerikansuomalaiset/star-trek
amerikansuomalaiset/sanakirja amerikansuomalaiset/youtube amerikansuomalaiset/books books-i-have
books-i-have/group/author books-i-have/stats books-i-have-read cities-i-visited cities-i-lived-in
counties-ive-visited cars-ive-owned eurovision eurovision/countdown eurovision/bingo check-credit-card
check-username-password password-generator recipes/watermelon-pizza list-of-2048-games html-hell-scorelist
every-css-selector red-text-green-background i-used-to-be-with-it blank-juhku human-named-juhq
muista-hakea-kahvia juhq-in-binary juhq-in-hex how-many-legs-i-have app-storage download-virus
download-android-virus json/juhku games/backlog games/10x games/10x/testimonials games/memory games/unnamed
games/tictactoe games/hangman games/guessing games/rock-paper-scissors
`
  .trim()
  .split(/\s+/)

const playlists = `
rammstein lindemann daftpunk pmmp worldburn nirvana stargate nylonbeat blacksabbath gorillaz rhcp doors random barbie
indie20112013 perjantaiPlaylist
`
  .trim()
  .split(/\s+/)

const page = (path: string) => join("content/pages", `${path}.mdx`)

/** The text of a page without its front matter. */
const textOf = (path: string) => readFileSync(page(path), "utf8").replace(/^---[\s\S]*?\n---\n/, "")

it("names each page once", () => {
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toHaveLength(169)
})

it.each([...paths, "index", "404", "youtube/[id]"])("/%s is a page", path => {
  expect(existsSync(page(path)) ? "there" : "missing").toBe("there")
  const text = textOf(path)
  const hasToy = /<[A-Z]\w+/.test(text)
  expect(hasToy || text.split(/\s+/).length >= 80).toBe(true)
})

it.each(playlists)("/playlist/%s is a page", slug => {
  expect(existsSync(join("content/playlists", `${slug}.yaml`))).toBe(true)
})

it("no number waits for its page, but that of the reports, which are files", () => {
  const lines = parse(readFileSync("content/codes.yaml", "utf8")) as Line[]
  expect(lines.filter(({ planned }) => planned).map(({ path }) => path)).toEqual(["coverage"])
})
