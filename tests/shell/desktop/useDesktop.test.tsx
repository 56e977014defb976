import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { defaultLook, look, schemes } from "../../../src/shell/desktop/look"
import { saverDelayMs } from "../../../src/shell/desktop/savers/useScreenSaver"
import { schemeSheet } from "../../../src/shell/desktop/schemeSheet"
import { useDesktop } from "../../../src/shell/desktop/useDesktop"
import { giveSound, takeSound } from "../../jest/sound"
import { visit } from "../../jest/visit"

function Desktop() {
  const desktop = useDesktop("juhq.fi - Bell")
  return (
    <div
      data-desktop=""
      data-testid="desktop"
      data-refreshing={desktop.isRefreshing}
      data-arranged={desktop.isArranged}
    >
      <div className="window">A window</div>
      <button type="button" onClick={desktop.properties}>
        Display...
      </button>
      <button type="button" onClick={desktop.shutDown}>
        Shut down...
      </button>
      <p>{desktop.wallpaper}</p>
      {desktop.dialogs}
    </div>
  )
}

const properties = () => screen.findByRole("dialog", { name: "Display Properties" })

describe("the menu of the desktop", () => {
  it("opens on the empty desktop only", async () => {
    visit(<Desktop />)
    fireEvent.contextMenu(screen.getByText("A window"))
    fireEvent.contextMenu(screen.getByRole("button", { name: "Display..." }))
    expect(screen.queryByRole("menu")).not.toBeInTheDocument()
    expect(fireEvent.contextMenu(screen.getByTestId("desktop"))).toBe(false)
    expect(await screen.findByRole("menu", { name: "Desktop" })).toBeInTheDocument()
  })

  it("refreshes, which takes a while, and opens the properties", async () => {
    const { user, wait } = visit(<Desktop />, { at: "2026-05-20T12:00:00" })
    fireEvent.contextMenu(screen.getByTestId("desktop"))
    await user.click(await screen.findByRole("menuitem", { name: "Refresh" }))
    expect(screen.getByTestId("desktop")).toHaveAttribute("data-refreshing", "true")
    wait(2000)
    expect(screen.getByTestId("desktop")).toHaveAttribute("data-refreshing", "false")
    fireEvent.contextMenu(screen.getByTestId("desktop"))
    await user.click(await screen.findByRole("menuitem", { name: "Arrange icons" }))
    expect(screen.getByTestId("desktop")).toHaveAttribute("data-arranged", "true")
    fireEvent.contextMenu(screen.getByTestId("desktop"))
    await user.click(await screen.findByRole("menuitem", { name: "Properties" }))
    expect(await properties()).toBeInTheDocument()
  })
})

describe("the menu of the desktop, closed again", () => {
  it("gives the focus back to what had it", async () => {
    const { user } = visit(<Desktop />)
    const before = screen.getByRole("button", { name: "Display..." })
    before.focus()
    fireEvent.contextMenu(screen.getByTestId("desktop"))
    await screen.findByRole("menu", { name: "Desktop" })
    await user.keyboard("{Escape}")
    expect(before).toHaveFocus()
    fireEvent.contextMenu(screen.getByTestId("desktop"))
    await user.click(await screen.findByRole("menuitem", { name: "Refresh" }))
    expect(before).toHaveFocus()
  })
})

describe("Display Properties", () => {
  it("changes the wallpaper and the colours immediately, remembers them, and resets them", async () => {
    const { user } = visit(<Desktop />)
    await user.click(screen.getByRole("button", { name: "Display..." }))
    const dialog = within(await properties())
    await user.selectOptions(dialog.getByLabelText("Wallpaper"), "Bathroom")
    await user.selectOptions(dialog.getByLabelText("Colours"), "Hot dog stand")
    const schemeNames = within(dialog.getByLabelText("Colours"))
      .getAllByRole("option")
      .map(option => option.textContent)
    expect(new Set(schemeNames).size).toBe(schemes.length)
    expect(screen.getByText("tiles")).toBeInTheDocument()
    expect(document.body.dataset.scheme).toBe("hot-dog-stand")
    expect(document.querySelectorAll(`link[href="${schemeSheet}"]`)).toHaveLength(1)
    expect(read(look)).toEqual({ ...defaultLook, wallpaper: "tiles", scheme: "hot-dog-stand" })
    await user.click(dialog.getByRole("button", { name: "As it was" }))
    expect(document.body.dataset.scheme).toBeUndefined()
    expect(read(look)).toEqual(defaultLook)
  })

  it("knows a scheme that was stored under its former name", () => {
    const data = { wallpaper: "tiles", scheme: "stand", saver: "none", sounds: false }
    localStorage.setItem("juhq:desktop", JSON.stringify({ v: 1, data }))
    visit(<Desktop />, { again: true })
    expect(document.body.dataset.scheme).toBe("hot-dog-stand")
    expect(screen.getByText("tiles")).toBeInTheDocument()
  })

  it("ignores invalid stored values", () => {
    localStorage.setItem("juhq:desktop", '{"v":1,"data":{"wallpaper":"x\\");","scheme":"stand"}}')
    visit(<Desktop />, { again: true })
    expect(screen.getByText("page")).toBeInTheDocument()
  })
})

describe("the screen saver", () => {
  beforeEach(() => write(look, { ...defaultLook, saver: "maze" }))

  const saver = () => screen.findByRole("img", { name: /^The screen saver/ })
  const here = { at: "2026-05-20T12:00:00", again: true, calm: false }

  it("starts after three minutes without input, and ends at the first input", async () => {
    const { wait } = visit(<Desktop />, here)
    wait(saverDelayMs - 1000)
    fireEvent.keyDown(document.body, { key: "a" })
    wait(saverDelayMs - 1000)
    expect(screen.queryByRole("img", { name: /^The screen saver/ })).not.toBeInTheDocument()
    wait(2000)
    expect(await saver()).toBeInTheDocument()
    wait(100)
    fireEvent.keyDown(document.body, { key: "a" })
    expect(screen.queryByRole("img", { name: /^The screen saver/ })).not.toBeInTheDocument()
  })

  it("goes by a mouse that is moved slowly, and not by one that trembles", async () => {
    const { wait } = visit(<Desktop />, here)
    wait(saverDelayMs + 1000)
    const screenSaver = await saver()
    wait(100)
    const move = (x: number) =>
      fireEvent(window, Object.assign(new MouseEvent("pointermove"), { movementX: x, movementY: 0 }))
    for (const x of [1, -1, 1, -1, 1, -1, 1, -1, 1, -1]) move(x)
    expect(screenSaver).toBeInTheDocument()
    for (let i = 0; i < 10; i++) move(1)
    expect(screenSaver).not.toBeInTheDocument()
  })

  it("comes again after the browser has put it away by itself", async () => {
    const { wait } = visit(<Desktop />, here)
    wait(saverDelayMs + 1000)
    const dialog = (await saver()).closest("dialog")
    act(() => dialog?.close())
    expect(screen.queryByRole("img", { name: /^The screen saver/ })).not.toBeInTheDocument()
    wait(saverDelayMs + 1000)
    expect(await saver()).toBeInTheDocument()
  })

  it("does not come in calm mode, nor while something is open or plays", async () => {
    const calm = visit(<Desktop />, { ...here, calm: true })
    calm.wait(3 * saverDelayMs)
    expect(screen.queryByRole("img")).not.toBeInTheDocument()
    calm.unmount()
    const watched = [<iframe key="film" title="A film" />, <div key="toy" data-watched="" />]
    for (const each of watched) {
      const { wait, unmount } = visit(
        <>
          <Desktop />
          {each}
        </>,
        here,
      )
      wait(3 * saverDelayMs)
      expect(screen.queryByRole("img")).not.toBeInTheDocument()
      unmount()
    }
  })
})

describe("shutting down", () => {
  it("asks, shuts down, and restores everything when switched on again", async () => {
    const { user } = visit(<Desktop />)
    await user.click(screen.getByRole("button", { name: "Shut down..." }))
    const dialog = within(await screen.findByRole("dialog", { name: "Shut Down" }))
    expect(dialog.getByRole("radio", { name: "Shut down" })).toHaveFocus()
    await user.click(dialog.getByRole("button", { name: "Yes" }))
    expect(screen.getByText("It is now safe to close")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Switch it on again" }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(screen.getByText("A window")).toBeInTheDocument()
  })

  it("is over when the browser puts the dark screen away by itself, as for a second Escape", async () => {
    const { user } = visit(<Desktop />)
    for (let i = 0; i < 2; i++) {
      await user.click(screen.getByRole("button", { name: "Shut down..." }))
      await user.click(await screen.findByRole("button", { name: "Yes" }))
      const dark = screen.getByRole<HTMLDialogElement>("dialog", { name: "The computer is off" })
      act(() => dark.close())
      expect(dark).not.toBeInTheDocument()
    }
  })

  it("can be thought better of, and end in MS-DOS", async () => {
    const { user } = visit(<Desktop />)
    await user.click(screen.getByRole("button", { name: "Shut down..." }))
    await user.click(await screen.findByRole("button", { name: "No" }))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Shut down..." }))
    await user.click(await screen.findByLabelText("Restart in MS-DOS mode"))
    await user.click(screen.getByRole("button", { name: "Yes" }))
    await user.keyboard("ver{Enter}{ArrowUp}")
    expect(screen.getByRole("textbox")).toHaveValue("ver")
    expect(screen.getByRole("log")).toHaveTextContent("Hamster-DOS [Version")
    await user.clear(screen.getByRole("textbox"))
    await user.keyboard("win{Enter}")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })
})

describe("the sounds of the system", () => {
  const active = (hasBeenActive: boolean) =>
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive }, configurable: true })
  afterEach(() => {
    takeSound()
    Reflect.deleteProperty(navigator, "userActivation")
  })

  it("are off by default, and then click and ding", async () => {
    const contexts = giveSound()
    active(true)
    const { user } = visit(<Desktop />)
    await user.click(screen.getByRole("button", { name: "Display..." }))
    const dialog = within(await properties())
    expect(contexts).toHaveLength(0)
    await user.click(dialog.getByLabelText("Sounds of the system"))
    await act(() => import("../../../src/shell/desktop/systemSounds").then(() => {}))
    expect(contexts[0]?.tones).toHaveLength(4)
    fireEvent.pointerDown(screen.getByRole("button", { name: "Shut down..." }))
    expect(contexts[0]?.tones).toHaveLength(5)
    await user.click(dialog.getByLabelText("Sounds of the system"))
    await waitFor(() => expect(contexts[0]?.closed).toBe(true))
  })

  it("wait for the first press if the browser does", async () => {
    write(look, { ...defaultLook, sounds: true })
    const contexts = giveSound()
    active(false)
    visit(<Desktop />, { again: true })
    await act(() => import("../../../src/shell/desktop/systemSounds").then(() => {}))
    expect(contexts).toHaveLength(0)
  })
})
