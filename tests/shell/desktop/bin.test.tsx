import { act, screen, waitFor, within } from "@testing-library/react"
import { moveToBin, recycleBin } from "../../../src/hooks/storage/recycleBin"
import { read, write } from "../../../src/hooks/storage/useStorage"
import RecycleBin from "../../../src/shell/desktop/bin/RecycleBin"
import { DesktopIcons } from "../../../src/shell/desktop/DesktopIcons"
import {
  defaultDesk,
  desktopIcons,
  desktopOrigin,
  withMovedIcon,
  withoutIcon,
} from "../../../src/shell/desktop/icons"
import { visit } from "../../jest/visit"

const items = [
  { to: "/games", label: "Games" },
  { to: "/blog", label: "Blog" },
]

const icons = <DesktopIcons items={items} path="/week" isArranged={false} onBin={() => {}} />
const names = () =>
  within(screen.getByRole("navigation", { name: "Desktop" }))
    .getAllByRole("listitem")
    .map(item => item.textContent)

describe("the position of an icon", () => {
  const limits = { min: { x: -6, y: -20 }, max: { x: 100, y: 200 } }

  it("is where it was moved, within the screen", () => {
    const once = withMovedIcon(defaultDesk, "/games", { x: 30.4, y: 50 }, limits)
    expect(once.places["/games"]).toEqual({ x: 30, y: 50 })
    expect(withMovedIcon(once, "/games", { x: 500, y: -500 }, limits).places["/games"]).toEqual({
      x: 100,
      y: -20,
    })
    expect(withoutIcon(once, "/games")).toEqual({ places: {}, gone: ["/games"] })
  })
})

describe("the icons of the desktop", () => {
  it("are deleted by Delete, which announces it and keeps the focus among them", async () => {
    const { user } = visit(icons)
    const games = screen.getByRole("link", { name: "Games" })
    await waitFor(async () => {
      games.focus()
      await user.keyboard("{Delete}")
      expect(names()).toEqual(["Blog", "Recycle Bin, full"])
    })
    expect(screen.getByText("Games is in the Recycle Bin.")).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Blog" })).toHaveFocus()
    await user.tab()
    await user.keyboard("{Delete}")
    expect(screen.getByText("The Recycle Bin does not fit into itself.")).toBeInTheDocument()
    expect(names()).toEqual(["Blog", "Recycle Bin, full"])
  })

  it("return from the bin to their positions", async () => {
    const { user } = visit(
      <>
        {icons}
        <RecycleBin onClose={() => {}} />
      </>,
    )
    act(() => {
      write(desktopIcons, withoutIcon(defaultDesk, "/games"))
      moveToBin([{ from: desktopOrigin, label: "Games", text: "/games" }])
    })
    await user.click(await screen.findByRole("button", { name: "Restore Games" }))
    expect(names()).toEqual(["Games", "Blog", "Recycle Bin, empty"])
    expect(screen.getByText("“Games” is back where it was.")).toHaveFocus()
  })

  it("are moved by Shift and an arrow", async () => {
    const { user } = visit(icons)
    screen.getByRole("link", { name: "Blog" }).focus()
    await waitFor(async () => {
      await user.keyboard("{Shift>}{ArrowDown}{/Shift}")
      expect(read(desktopIcons).places["/blog"]).toBeDefined()
    })
  })
})

describe("the Recycle Bin", () => {
  it("explains itself while it is empty", async () => {
    await act(async () => visit(<RecycleBin onClose={() => {}} />))
    expect(screen.getByText("There is nothing in it. What you delete on this site lands here.")).toBeVisible()
    expect(screen.queryByRole("button", { name: "Restore all" })).not.toBeInTheDocument()
  })

  it("is emptied for good, and shows markup as text", async () => {
    moveToBin([{ from: "/todo", label: "<img src=x onerror=alert(1)>", text: "{}" }])
    const { user } = visit(<RecycleBin onClose={() => {}} />, { again: true, calm: true })
    expect(screen.getByText("<img src=x onerror=alert(1)>", { selector: "b" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Empty Recycle Bin" }))
    expect(read(recycleBin)).toEqual([])
    expect(screen.getByRole("status")).toHaveTextContent("The Recycle Bin is empty.")
    expect(screen.getByRole("status")).toHaveFocus()
  })
})
