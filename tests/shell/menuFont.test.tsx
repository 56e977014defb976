import { act, fireEvent, render, renderHook, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { defaultChoice, loadFont, menuFont, sizeOf } from "../../src/hooks/storage/menuFont"
import { read, write } from "../../src/hooks/storage/useStorage"
import type { MenuFont } from "../../src/lib/lists/fonts"
import MenuFontDialog from "../../src/shell/task-bar/MenuFontDialog"
import { useMenuFont } from "../../src/shell/useMenuFont"

const fonts: MenuFont[] = [
  { name: "Georgia", family: "Georgia, serif" },
  { name: "Lobster", family: "Lobster, cursive", file: "lobster" },
]

describe("the menu font", () => {
  beforeEach(() => act(() => write(menuFont, defaultChoice)))

  it("is 0.5 + half the step in rem", () => {
    expect([1, 2, 3, 4, 5].map(sizeOf)).toEqual([1, 1.5, 2, 2.5, 3])
  })

  it("is the site's own by default", () => {
    expect(renderHook(() => useMenuFont(fonts)).result.current).toEqual({})
  })

  it("applies to the menus when it is chosen", () => {
    const { result } = renderHook(() => useMenuFont(fonts))
    act(() => write(menuFont, { step: 3, font: "Georgia" }))
    expect(result.current).toEqual({ "--menu-size": "2rem", "--menu-family": "Georgia, serif" })
  })

  it("is forgotten when the family is no longer offered", () => {
    const { result } = renderHook(() => useMenuFont(fonts))
    act(() => write(menuFont, { step: null, font: "Wingdings" }))
    expect(result.current).toEqual({})
  })

  it("is ignored if it is out of range", () => {
    localStorage.setItem("juhq:menu-font", JSON.stringify({ v: 1, data: { step: 6, font: null } }))
    expect(read(menuFont)).toEqual(defaultChoice)
  })

  it("is fetched from the site when it is chosen", async () => {
    expect(await loadFont("lobster")).toBe(true)
  })

  it("offers every step, including the first one while the size is the default", async () => {
    const user = userEvent.setup()
    render(<MenuFontDialog fonts={fonts} onClose={() => {}} />)
    const slider = screen.getByRole("slider", { name: "Size" })
    const usual = screen.getByRole("checkbox", { name: "The usual size" })
    expect([slider.getAttribute("min"), slider.getAttribute("max")]).toEqual(["1", "5"])
    expect(usual).toBeChecked()
    await user.click(usual)
    expect(read(menuFont)).toEqual({ step: 1, font: null })
    expect(slider).toHaveAttribute("aria-valuetext", "1 rem")
    fireEvent.change(slider, { target: { value: "5" } })
    fireEvent.change(slider, { target: { value: "1" } })
    expect(read(menuFont)).toEqual({ step: 1, font: null })
    await user.click(usual)
    expect(read(menuFont)).toEqual(defaultChoice)
    // It stands at 1, and is set to 1: no browser calls that a change.
    fireEvent.input(slider, { target: { value: "1" } })
    expect(read(menuFont)).toEqual({ step: 1, font: null })
    await user.click(usual)
    await user.click(slider)
    expect(read(menuFont)).toEqual({ step: 1, font: null })
  })

  it("is chosen in a dialog with a slider and a list, remembered, and reset", async () => {
    const user = userEvent.setup()
    render(<MenuFontDialog fonts={fonts} onClose={() => {}} />)
    const slider = screen.getByRole("slider", { name: "Size" })
    expect(slider).toHaveAttribute("aria-valuetext", "as usual")
    fireEvent.change(slider, { target: { value: "4" } })
    await user.selectOptions(screen.getByRole("combobox", { name: "Family" }), "Lobster")
    expect(read(menuFont)).toEqual({ step: 4, font: "Lobster" })
    expect(slider).toHaveAttribute("aria-valuetext", "2.5 rem")
    expect(screen.getByText("Hamsters read menus too")).toHaveStyle({ fontSize: "2.5rem" })
    await user.click(screen.getByRole("button", { name: "As usual" }))
    expect(read(menuFont)).toEqual(defaultChoice)
  })
})
