/** What is on the first screen of a page as one arrives, and that a press is answered where one is looking. */
import { expect, type Locator, type Page } from "@playwright/test"
import { settled, test } from "./visit"

const screens = [
  { name: "a window of 1280 by 800", viewport: { width: 1280, height: 800 } },
  { name: "a phone of 375 by 812", viewport: { width: 375, height: 812 } },
] as const

/** Whether what is found lies wholly between the header and the task bar, in whole pixels. */
async function expectInSight(page: Page, found: Locator, what: string): Promise<void> {
  const box = await found.boundingBox()
  const header = await page.locator("header").first().boundingBox()
  const bar = await page.getByRole("region", { name: "Task bar" }).boundingBox()
  const [top, bottom] = [box?.y ?? Number.NaN, (box?.y ?? 0) + (box?.height ?? 0)]
  expect(top, `${what}: its top under the header`).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  expect(bottom, `${what}: its bottom over the task bar`).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
}

/** Without a scroll: a thumb would not move the page either. */
const press = (found: Locator) => found.dispatchEvent("click")

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await settled(page)
  await page.evaluate(() => document.fonts.ready)
}

/** The toy of each page and the first thing to press, by selectors. */
const seen: readonly [path: string, ...selectors: string[]][] = [
  ["/age-in-week-blocks", "[aria-label='A life in weeks'] input >> nth=0", "role=img[name=/^80 rows/]"],
  ["/check-credit-card", "role=textbox[name='Made-up digits']", "role=button[name='Forget it']"],
  ["/daily-cursor-travel", "dl", "text=At today's rate"],
  ["/daily-scroll-travel", "dl", "role=img[name=/^A skyline/]", "text=The first tall one"],
  ["/dogecoin-price", "text=1 DOGE = 1 DOGE", "role=slider", "role=img[name=/^Line chart/]"],
  ["/how-odd", "role=textbox[name='A number']", "role=status[name='Verdict']", "role=meter"],
  ["/html-hell-scorelist", "role=img[name=/^Certificate/]", "role=button[name='Save the certificate']"],
  ["/muista-hakea-kahvia", "role=img[name=/^Kahvikuppi/]", "role=button[name='Aloita']"],
  ["/my-coordinates", "role=img[name=/^A globe/]", "role=button[name='Where am I?']"],
  ["/number-is-juhq", "role=textbox", "role=button[name='juhq?']", "role=status[name='Answer']"],
  ["/parse-url", "role=textbox[name='Address']", "role=region[name='Parts']"],
  ["/quote-of-the-day", "role=status >> nth=0", "role=button[name=/The day before$/]"],
  ["/screenshot", "role=button[name='Print Screen']", "role=img[name=/^A drawn monitor/]"],
  ["/should-i", "role=textbox[name='Should I']", "role=region[name='First opinion']"],
  ["/todo", "role=textbox[name='What has to be done']", "text=Buy milk"],
  ["/tools/split-text-middle", "role=textbox", "role=region[name='The two lines']"],
  ["/week", "role=status >> nth=0", "role=button[name='The week after']", "progress"],
  ["/pertti", "role=button[name='Run']", "role=button[name='Rest']", "role=status >> nth=0"],
  ["/time", "role=timer", "role=slider", "role=button[name=/^With hands/]"],
  ["/year-o-clock", "role=slider", "role=link"],
  ["/ascii-animations", "role=img", "role=button[name='Play']"],
  ["/birthdayboy", "role=img[name=/^There is/]", "role=button[name='Light']"],
  ["/bitcoin-price", "role=textbox[name='Amount']", "svg[viewBox='-54 -54 108 108']"],
  ["/calculator", "role=group[name='Calculator']", "[data-says]"],
  ["/chat-gpt", "[aria-label='The chats'] a >> nth=0", "[aria-label='The chats'] a >> nth=1"],
  ["/chat-gpt/pizza", "role=button[name='Replay']", "role=log"],
  ["/chat-gpt/monalisa", "role=slider", "role=button[name='Next']", "role=img >> nth=0"],
  ["/cities-i-lived-in", "role=img[name=/^A map of Finland/]", "role=slider", "text=/of the box/"],
  ["/cities-i-visited", "role=img[name=/^A map of the world/]", "role=button[name=/^Travel|^Pause/]"],
  ["/counties-ive-visited", "[aria-label='The regions of Finland']", "role=status >> nth=0"],
  ["/cars-ive-owned", "role=img[name=/^A yard/]", "role=button[name='Drive left']"],
  ["/lunch-history", "role=button[name='Lunches by day']", "role=region[name='The lunch']"],
  ["/movies-ive-seen", "role=button[name='Pick one for me']", "role=region[name='The tape']"],
  ["/audiobooks", "role=img[name=/^A cassette/]", "role=button[name=/^Play|^Pause/]", "role=slider"],
  ["/christmas-calendar", "role=button[name='Practise']", "role=group[name=/^Doors of December/]"],
  ["/color-grid", "role=grid", "role=status >> nth=0"],
  ["/download-virus", "role=button[name='Download']"],
  ["/error-418", "svg[data-mood]", "role=button[name='Brew']", "role=status[name='Verdict']"],
  ["/excuse-generator", "role=region[name='The excuse']", "role=button[name='Another one']"],
  ["/games", "role=button[name='Let Pertti choose']"],
  ["/games/10x", "role=button[name=/^Write a line/]"],
  ["/games/guessing", "role=textbox[name=/^Your guess/]"],
  ["/games/hangman", "role=toolbar[name='Letters']", "role=status >> nth=0"],
  ["/games/memory", "role=grid", "role=status >> nth=0"],
  [
    "/games/rock-paper-scissors",
    "role=group[name='Your throw']",
    "role=region[name='What it had held likely']",
  ],
  ["/games/tictactoe", "role=grid", "role=status >> nth=0"],
  ["/games/unnamed", "role=grid", "role=status >> nth=0"],
  ["/is-it-beer-day", "role=status >> nth=0", "role=img[name=/^A beer glass/]", "role=button[name='Sip']"],
  ["/is-it-easter", "role=status >> nth=0", "role=img[name=/egg/]", "role=button[name=/^Knock|^Say/]"],
  ["/is-it-fall", "role=status >> nth=0", "role=img[name=/^A yard/]", "role=slider"],
  [
    "/is-it-my-birthday",
    "role=status >> nth=0",
    "role=combobox[name='Month']",
    "role=img[name=/^A cake box/]",
    "role=button[name='Shake the box']",
  ],
  [
    "/is-it-saint-urho-day",
    "role=status >> nth=0",
    "role=button[name='Grasshopper 16']",
    "role=button[name=/^Heinäsirkka/]",
  ],
  ["/is-it-spring", "role=status >> nth=0", "role=img[name=/^A yard/]", "role=slider"],
  ["/is-it-summer", "role=status >> nth=0", "role=img[name=/^A yard/]", "role=slider"],
  ["/is-it-time-to-party", "role=status >> nth=0", "role=img[name=/lights/]", "role=button[name='Lights']"],
  ["/is-it-winter", "role=status >> nth=0", "role=img[name=/^A yard/]", "role=slider"],
  ["/is-it-yesterday", "role=status >> nth=0", "role=img[name=/^Map of the Earth: /]", "role=slider"],
  ["/juhku", "role=slider", "role=button[name='Say it']"],
  ["/list-of-2048-games", "role=application", "role=status >> nth=0"],
  ["/mesmerizing", "role=img[name=/still$/]", "role=button[name='Play']"],
  ["/neon-colors", "role=img[name=/^A neon sign/]", "role=textbox"],
  ["/red-text-green-background", "role=img >> nth=0", "role=slider[name=/^Mercy/]", "text=Contrast"],
  [
    "/time/is-it-1337-o-clock",
    "role=status >> nth=0",
    "role=img[name=/^A modem/]",
    "role=button[name='Dial 1337']",
    "role=button[name='Spell the text in leet']",
  ],
  [
    "/time/is-it-420",
    "role=status >> nth=0",
    "role=img[name=/^A kettle/]",
    "role=button[name='Touch the kettle']",
  ],
  ["/time/is-it-friday", "role=status >> nth=0", "role=img", "role=button[name=/^Push the train|^Again/]"],
  ["/time/is-it-palindrome-o-clock", "role=status >> nth=0", "role=img[name=/a mirror/]", "role=slider"],
  [
    "/time/is-it-repeating-o-clock",
    "role=status >> nth=0",
    "role=img[name=/^Four reels/]",
    "role=button[name='Pull the lever']",
    "text=/The box is (closed|open)/",
  ],
  [
    "/tools/convert-image-to-base64",
    "role=img[name=/^A hamster/]",
    "role=button[name='Noise on the line']",
    "role=textbox[name=/^The letters/]",
  ],
  [
    "/tools/scan-rfid",
    "role=img[name=/^The reader/]",
    "role=status[name='Display']",
    "role=button[name='A dog']",
  ],
  ["/juhq-in-hex", "role=textbox[name='Text']", "role=grid[name='Hex']", "text=/^Byte 0x/"],
  [
    "/tools/timefunctions",
    "role=textbox[name='Amount']",
    "role=status[name='Result']",
    "role=img[name=/^An hourglass/]",
    "text=weeksToMilliseconds >> nth=0",
  ],
  [
    "/tools/distancefunctions",
    "role=textbox[name='Distance']",
    "role=status[name='Result']",
    "role=img[name=/^A road/]",
  ],
  ["/time/timestamp", "role=timer[name='Unix time now']", "role=textbox", "text=/^This second, until/"],
  ["/time/thursday20th", "role=button[name='Tear it off']", "text=/^It is in|^It is to/"],
  ["/every-css-selector", "role=textbox[name='Weigh one of yours']", "text=(1,1,2)"],
  ["/useragent", "role=img[name=/^Somebody in/]", "role=button[name='Take off a coat']"],
  [
    "/password-generator",
    "role=status[name='Password']",
    "role=img[name=/^To get through/]",
    "role=button[name='Another']",
  ],
  ["/tools/rgb-to-hsl", "role=textbox[name='Any colour of CSS']", "role=img[name=/^A field of/]"],
  ["/salary", "role=textbox[name=/a month/]", "role=status[name='Earned']", "role=img[name=/^A jar/]"],
  [
    "/phd",
    "role=textbox[name='Write here']",
    "role=status[name='Words today']",
    "role=button[name='Do something else first']",
    "text=/^Dr\\. /",
  ],
  ["/jokes", "role=img[name=/^A stage/]", "role=status[name='The joke']", "role=button[name='Next joke']"],
  ["/thesis", "role=button[name='Another thesis']", "role=heading[name=/^On the/]", "text=Abstract"],
  [
    "/education",
    "role=button[name='Take the exam']",
    "role=region[name='Skill tree']",
    "role=status >> nth=0",
  ],
  ["/studies/jyu", "role=slider", "role=status >> nth=0", "role=img[name=/^Bar chart/]"],
  ["/virtual-horses", "role=button[name='Race']", "role=img[name=/^The track/]", "role=log"],
  [
    "/eurovision",
    "role=img[name=/^A living room/]",
    "role=button[name='2006, Won']",
    "role=button[name='Stop']",
  ],
  ["/eurovision?view=vote", "role=button[name='Thank you, go on']", "role=list[name='Board']", "role=status"],
  ["/eurovision/countdown", "role=timer", "role=button[name='Rehearse the end']", "role=status"],
  [
    "/amerikansuomalaiset",
    "role=img[name=/^Postikortti/]",
    "role=button[name='Seuraava posti']",
    "role=status",
  ],
  [
    "/amerikansuomalaiset/sanakirja",
    "role=textbox[name='Suomeksi']",
    "role=img[name=/^Setä/]",
    "role=button[name=/^Toisin päin/]",
  ],
  [
    "/amerikansuomalaiset/books",
    "role=img[name=/^A customs clerk/]",
    "role=button[name='Deep River, 716 pages']",
    "role=status",
  ],
  [
    "/amerikansuomalaiset/star-trek",
    "role=img[name=/^The bridge/]",
    "role=button[name='Roll a line']",
    "role=status",
  ],
  ["/amerikansuomalaiset/youtube", "role=group[name=/^Video/]", "role=button[name=/^Pelkie/]"],
  ["/dinosaurs", "role=img[name=/^Tyrannosaurus/]", "role=button[name='Put it on the bus']", "role=slider"],
]

for (const { name, viewport } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    for (const [path, ...selectors] of seen) {
      test(`${path} has its toy and its first button on the first screen`, async ({ page }) => {
        await visit(page, path)
        const main = page.locator("main")
        for (const selector of selectors) {
          const found = main.locator(selector).first()
          await expect(found).toBeVisible()
          await expectInSight(page, found, selector)
        }
      })
    }

    test("the front page greets, and its radio can be played", async ({ page }) => {
      await visit(page, "/")
      const main = page.getByRole("main")
      await expectInSight(page, main.getByRole("img", { name: "Under construction" }), "the banner")
      await expectInSight(page, main.getByRole("heading", { level: 1 }), "the greeting")
      await expectInSight(page, main.getByRole("button", { name: "Play music" }), "the radio")
    })

    test("the calculator says what it feels beside its keys", async ({ page }) => {
      await visit(page, "/calculator")
      for (const key of ["6", "Times", "7", "Equals"])
        await press(page.getByRole("button", { name: key, exact: true }))
      const says = page.locator("[data-says=feeling]")
      await expect(says).toContainText("I was not told the question either.")
      await expectInSight(page, says, "what it says")
      await expectInSight(page, page.getByRole("button", { name: "Equals" }), "the key =")
    })

    test("the year is dragged, and answered for where one looks", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-22T12:00:00+02:00"))
      await visit(page, "/is-it-winter")
      const answer = page.getByRole("main").getByRole("status").first()
      await expect(answer).toHaveText("No")
      const year = page.getByRole("slider", { name: "Day of the year" })
      const box = await year.boundingBox()
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.89, (box?.y ?? 0) + 20)
      await page.mouse.down()
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.1, (box?.y ?? 0) + 20, { steps: 5 })
      await page.mouse.up()
      await expect(answer).toHaveText("Yes")
      await expectInSight(page, answer, "the answer")
      await expectInSight(page, page.getByRole("img", { name: /^A yard in winter/ }), "the yard")
      await expect(page).toHaveURL(/\?day=\d+$/)
      await page.getByRole("button", { name: "Back to today" }).click()
      await expect(answer).toHaveText("No")
    })

    test("a race is run and told where it was begun", async ({ page }) => {
      await visit(page, "/virtual-horses")
      await press(page.getByRole("button", { name: "Race" }))
      const log = page.getByRole("log", { name: "Commentary" })
      await expect(log).toContainText("0 s:")
      await expectInSight(page, page.getByRole("img", { name: /^The track/ }), "the track")
      await expectInSight(page, log, "the commentary")
    })

    test("a door of the calendar is answered wherever it hangs", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-07-03T12:00:00+03:00"))
      await visit(page, "/christmas-calendar")
      await page.getByRole("button", { name: "Door 22, closed" }).click()
      await expect(page.getByRole("dialog", { name: "Door 22" })).toBeInViewport({ ratio: 0.9 })
    })

    test("the neon sign stays in sight of its whole palette, and is as high whatever it says", async ({
      page,
    }) => {
      await visit(page, "/neon-colors")
      const sign = page.getByRole("img", { name: /^A neon sign/ })
      const height = () => sign.evaluate(element => element.parentElement?.getBoundingClientRect().height)
      const before = await height()
      await page.getByLabel("The sign says").fill("Wide words without end and some more now")
      expect(await height()).toBe(before)
      await page.getByRole("list", { name: "Palette" }).getByRole("button").last().scrollIntoViewIfNeeded()
      await expectInSight(page, sign, "the sign")
      const overflow = await sign.evaluate(
        element => element.getBoundingClientRect().height > (element.parentElement?.clientHeight ?? 0),
      )
      expect(overflow).toBe(false)
    })

    test("the headings of the internal links stay where they are while one types", async ({ page }) => {
      await visit(page, "/internal-links")
      const widths = () =>
        page.locator("thead th").evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().width))
      const before = await widths()
      await page.getByRole("searchbox", { name: "Find" }).fill("/ufo-that-is-not")
      await page.getByRole("searchbox", { name: "Find" }).fill("/todo")
      await expect(page.locator("tbody tr")).toHaveCount(1)
      expect(await widths()).toEqual(before)
    })
  })
}

test.describe("what stands in a table", () => {
  /** How many lines the text of each takes. */
  const lines = (found: Locator) =>
    found.evaluateAll(cells =>
      cells.map(cell => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      }),
    )

  for (const { name, viewport } of screens) {
    test(`is a number in one piece, on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await visit(page, "/books-i-have?view=table")
      await expect(page.locator("main tbody td:nth-child(3)").first()).toBeVisible()
      expect(new Set(await lines(page.locator("main tbody td:nth-child(3)")))).toEqual(new Set([1]))
    })
  }
})

test("an odd colleague has a whole row, and no hole beside it", async ({ page }) => {
  await visit(page, "/games/10x/testimonials")
  const list = page.getByRole("list", { name: "What colleagues say" })
  const [whole, last] = [await list.boundingBox(), await list.getByRole("listitem").last().boundingBox()]
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0)
})

test("the resume is printed on white paper", async ({ page }) => {
  await visit(page, "/timeline")
  await page.emulateMedia({ media: "print" })
  const grounds = await page.evaluate(() =>
    [document.documentElement, document.body].map(element => getComputedStyle(element).backgroundColor),
  )
  expect(grounds).toEqual(["rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"])
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test("the lines of a long thing to do don't run into each other", async ({ page }) => {
    await visit(page, "/todo")
    await page
      .getByLabel("What has to be done")
      .fill("Find out whether anybody has ever read a list of this length to its end")
    await page.keyboard.press("Enter")
    const label = page
      .getByRole("list", { name: "Things to do" })
      .locator("label")
      .filter({ hasText: "Find out" })
      .last()
    const { line, letters } = await label.evaluate(element => {
      const { lineHeight, fontSize } = getComputedStyle(element)
      return { line: Number.parseFloat(lineHeight), letters: Number.parseFloat(fontSize) }
    })
    expect(line).toBeGreaterThanOrEqual(1.2 * letters)
  })

  test("what is done on the backlog is not four screens down", async ({ page }) => {
    await visit(page, "/backlog")
    const done = await page.getByRole("heading", { name: /^Done/ }).boundingBox()
    expect(done?.y).toBeLessThan(2 * 812)
  })
})
