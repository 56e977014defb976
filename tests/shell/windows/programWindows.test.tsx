import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { ShareButton } from "../../../src/components/share-button/ShareButton"
import { StatusMessage } from "../../../src/components/status-message/StatusMessage"
import { PageContext } from "../../../src/hooks/page/page"
import { setReadmeOpen } from "../../../src/shell/first-paint/readmeScript"
import type { OpenPrograms } from "../../../src/shell/programs/useOpenPrograms"
import { TaskButtons } from "../../../src/shell/task-bar/TaskButtons"
import { ProgramWindows } from "../../../src/shell/windows/ProgramWindows"
import { minimise, updateWindow } from "../../../src/shell/windows/windowList"

const program = {
  kind: "program" as const,
  path: "/tools/bell",
  title: "Bell",
  code: "0042",
  icon: "program",
  description: "A bell on a string.",
  added: "2026-01-06",
  embeds: ["Bell"],
}

const facts = { title: "Bell", siteName: "juhq.fi", siteUrl: "", params: {}, data: {} }

function Toy() {
  return (
    <>
      <input aria-label="Name" defaultValue="" />
      <button data-menu="edit" type="button">
        Take the sound
      </button>
      <StatusMessage>It has rung.</StatusMessage>
    </>
  )
}

/** No other program is open. */
const alone: OpenPrograms = {
  slots: [
    {
      key: "/bell",
      path: "/bell",
      title: "Bell",
      icon: "bell",
      kind: "program",
      stays: true,
      id: 0,
      usedAt: 1,
      content: null,
    },
  ],
  activeKey: "/bell",
  activate: () => {},
  close: () => {},
  arrangement: "cascade",
  arrange: () => {},
}

function Desk({ path = program.path }: { path?: string }) {
  return (
    <PageContext.Provider value={{ ...facts, path }}>
      <ProgramWindows program={program} heading={null} readme={<p>Pull the string.</p>}>
        <Toy />
      </ProgramWindows>
      <TaskButtons programs={alone} />
    </PageContext.Provider>
  )
}

const heading = () => screen.queryByRole("heading", { level: 1, name: "Bell" })
const task = (name: string) => screen.getByRole("button", { name, pressed: undefined })

describe("a program", () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = jest.fn()
  })
  beforeEach(() => setReadmeOpen(false))

  it("is named by its title bar, with the page's text in README.TXT, which is closed at first", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    expect(heading()).toBeInTheDocument()
    expect(screen.getByText("Pull the string.")).not.toBeVisible()
    await user.click(screen.getByRole("button", { name: "README.TXT" }))
    expect(
      within(screen.getByRole("region", { name: "README.TXT" })).getByText("Pull the string."),
    ).toBeVisible()
    expect(screen.getByText("No. 0042")).toBeInTheDocument()
  })

  it("shows messages in its status bar", () => {
    render(<Desk />)
    expect(screen.getByRole("status")).toHaveTextContent("It has rung.")
  })

  it("is complete in the static HTML: title, toy and text, in this order", () => {
    const html = renderToString(<Desk />)
    expect(html).toMatch(/<h1[^>]*>Bell<\/h1>.*aria-label="Name".*Pull the string\./s)
  })

  it("keeps its state when it is minimised and restored", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Kello")
    await user.click(screen.getByRole("button", { name: "Minimise Bell" }))
    expect(heading()).not.toBeInTheDocument()
    expect(task("Bell")).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Kello")
  })

  it("is replaced by a question when it is closed, and restored with its state", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Kello")
    await user.click(screen.getByRole("button", { name: "Close Bell" }))
    expect(screen.getByRole("region", { name: "Where do you want to go today?" })).toHaveFocus()
    expect(screen.queryByRole("button", { name: "Bell" })).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Back to Bell" }))
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Kello")
  })

  it("keeps README open on the next page once it has been opened, and closed once it has been closed", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Desk />)
    await user.click(screen.getByRole("button", { name: "README.TXT" }))
    unmount()
    const { unmount: leave } = render(<Desk path="/tools/gong" />)
    expect(screen.getByText("Pull the string.")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Close README.TXT" }))
    expect(screen.getByRole("button", { name: "README.TXT" })).toHaveFocus()
    leave()
    render(<Desk />)
    expect(screen.getByText("Pull the string.")).not.toBeVisible()
  })

  it("restores its README from the Help menu", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    expect(screen.queryByText("Pull the string.")).not.toBeVisible()
    await user.click(screen.getByRole("menuitem", { name: "Help" }))
    await user.click(await screen.findByRole("menuitem", { name: "README.TXT" }))
    expect(screen.getByText("Pull the string.")).toBeVisible()
  })

  it("marks the active window on the task bar", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    expect(screen.getByRole("button", { name: "Bell" })).toHaveAttribute("aria-pressed", "true")
    await user.click(screen.getByRole("button", { name: "README.TXT" }))
    expect(screen.getByRole("button", { name: "README.TXT" })).toHaveAttribute("aria-pressed", "true")
    expect(screen.getByRole("button", { name: "Bell" })).toHaveAttribute("aria-pressed", "false")
  })
})

describe("the window in front", () => {
  const front = () => [...document.querySelectorAll("section[data-active=true]")]

  it("stays there when another is kept on a screen that has become smaller", () => {
    render(<Desk />)
    expect(front()).toEqual([heading()?.closest("section")])
    act(() => updateWindow("readme", { x: 12, y: 0 }))
    expect(front()).toEqual([heading()?.closest("section")])
  })

  it("stays there when another is minimised, and comes there when it is brought back", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    act(() => minimise("readme"))
    expect(front()).toEqual([heading()?.closest("section")])
    await user.click(screen.getByRole("button", { name: "README.TXT" }))
    expect(front()).toEqual([screen.getByRole("region", { name: "README.TXT" })])
  })
})

describe("the menus of a program", () => {
  it("activate the buttons of the page, by keyboard", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    const pressed = jest.fn()
    screen.getByRole("button", { name: "Take the sound" }).addEventListener("click", pressed)
    act(() => screen.getByRole("menuitem", { name: "File" }).focus())
    await user.keyboard("{ArrowRight}")
    expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveFocus()
    await user.keyboard("{ArrowDown}")
    expect(await screen.findByRole("menuitem", { name: "Take the sound" })).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole("menu")).not.toBeInTheDocument()
  })

  it("pass over a menu that isn't on the bar by arrow keys, and begin again at the first when they are left", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    const menu = (name: string) => screen.getByRole("menuitem", { name })
    // jsdom loads no styles: the window's are tested in a browser.
    Object.assign(menu("Edit"), { checkVisibility: () => false })
    act(() => menu("File").focus())
    await user.keyboard("{ArrowRight}")
    expect(menu("View")).toHaveFocus()
    await user.keyboard("{ArrowLeft}")
    expect(menu("File")).toHaveFocus()
    await user.keyboard("{ArrowRight}{Tab}")
    expect(menu("File")).toHaveAttribute("tabindex", "0")
    expect(menu("View")).toHaveAttribute("tabindex", "-1")
  })

  it("share by the page's own button, which is no second entry", async () => {
    const user = userEvent.setup()
    render(
      <PageContext.Provider value={{ ...facts, path: program.path }}>
        <ProgramWindows program={program} heading={null} readme={null}>
          <ShareButton text="A bell" />
        </ProgramWindows>
      </PageContext.Provider>,
    )
    await user.click(screen.getByRole("menuitem", { name: "File" }))
    const entries = await screen.findAllByRole("menuitem", { name: /Share/ })
    expect(entries).toHaveLength(1)
    await user.click(entries[0] as HTMLElement)
    expect(screen.getByRole("dialog", { name: "Share" })).toBeInTheDocument()
  })

  it("open one after another by arrow keys, and close with the focus on the bar", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    await user.click(screen.getByRole("menuitem", { name: "File" }))
    await screen.findByRole("menu", { name: "File" })
    await user.keyboard("{ArrowLeft}")
    await screen.findByRole("menu", { name: "Help" })
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("menu")).not.toBeInTheDocument()
    expect(screen.getByRole("menuitem", { name: "Help" })).toHaveFocus()
  })

  it("close at a press elsewhere", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    await user.click(screen.getByRole("menuitem", { name: "View" }))
    await screen.findByRole("menu", { name: "View" })
    await user.click(screen.getByText("Pull the string."))
    expect(screen.queryByRole("menu")).not.toBeInTheDocument()
  })

  it("open the About dialog with the page's code, date and components", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    await user.click(screen.getByRole("menuitem", { name: "Help" }))
    await user.click(await screen.findByRole("menuitem", { name: "About Bell" }))
    const dialog = await screen.findByRole("dialog", { name: "About Bell" })
    for (const text of ["A bell on a string.", "0042", "6 January 2026"])
      expect(within(dialog).getByText(text)).toBeInTheDocument()
  })
})

describe("the menu on the icon", () => {
  beforeEach(() => {
    // Mocks a desktop of 1280 by 1600 pixels with the window in its original place.
    jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1280)
    jest.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1600)
    jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue({ left: 104, top: 130, width: 800 } as DOMRect)
    const wide = { matches: true, addEventListener() {}, removeEventListener() {} }
    window.matchMedia = jest.fn().mockReturnValue(wide)
  })
  afterEach(() => jest.restoreAllMocks())

  it("has the actions of the three buttons, and moves the window by arrow keys", async () => {
    const user = userEvent.setup()
    render(<Desk />)
    const frame = () => heading()?.closest<HTMLElement>("section")
    await user.click(screen.getByRole("button", { name: "Window menu: Bell" }))
    await user.click(await screen.findByRole("menuitem", { name: "Move" }))
    await user.keyboard("{ArrowRight}{ArrowRight}{Enter}")
    expect(frame()).toHaveStyle({ "--x": "32px", "--y": "0px" })
    await user.click(screen.getByRole("button", { name: "Window menu: Bell" }))
    await user.click(await screen.findByRole("menuitem", { name: "Move" }))
    await user.keyboard("{ArrowDown}{Escape}")
    expect(frame()).toHaveStyle({ "--x": "32px", "--y": "0px" })
    await user.click(screen.getByRole("button", { name: "Window menu: Bell" }))
    await user.click(await screen.findByRole("menuitem", { name: "Minimise" }))
    expect(heading()).not.toBeInTheDocument()
  })

  it("remembers the place of a moved window for the visit, on its own page", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Desk path="/one" />)
    await user.click(screen.getByRole("button", { name: "Window menu: Bell" }))
    await user.click(await screen.findByRole("menuitem", { name: "Move" }))
    await user.keyboard("{ArrowRight}{Enter}")
    unmount()
    const other = render(<Desk path="/two" />)
    expect(heading()?.closest("section")).not.toHaveAttribute("style")
    other.unmount()
    render(<Desk path="/one" />)
    expect(heading()?.closest("section")).toHaveStyle({ "--x": "16px" })
  })
})
