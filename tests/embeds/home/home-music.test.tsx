import { act, render, renderHook, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { playerStates } from "../../../src/components/video-player/states"
import HomeMusic from "../../../src/embeds/home/home-music/HomeMusic"
import { radio, useRadio } from "../../../src/hooks/music/radio"
import { player, players } from "../../components/video-player/fakeYouTube"

jest.mock("react-youtube", () => jest.requireActual("../../components/video-player/fakeYouTube"))

const button = (name: string) => screen.getByRole("button", { name })
const display = () => screen.getAllByRole("status")[0]?.textContent

/** Presses play and waits until the player is there and plays. */
async function play() {
  await userEvent.click(button("Play music"))
  await screen.findByRole("group", { name: "Video: Darude - Sandstorm" })
  await waitFor(() => expect(players()).toBe(1))
  player().ready()
  player().says(playerStates.playing)
}

describe("the music of the front page", () => {
  it("has no player and makes no sound before it is asked", () => {
    expect(renderToString(<HomeMusic />)).not.toMatch(/iframe|youtube/i)
    render(<HomeMusic />)
    expect(screen.queryByRole("group")).not.toBeInTheDocument()
    expect(button("Stop music")).toHaveAttribute("aria-disabled", "true")
    expect(players()).toBe(0)
  })

  it("plays its song in a player that can be seen", async () => {
    render(<HomeMusic />)
    await play()
    expect(player().props.videoId).toBe("y6120QOlsfU")
    expect(screen.getByRole("group", { name: "Video: Darude - Sandstorm" })).toBeVisible()
    expect(display()).toContain("Darude - Sandstorm ***")
    expect(button("Play music")).toHaveAttribute("aria-disabled", "true")
  })

  it("stops for the rest of the page view", async () => {
    const { unmount } = render(<HomeMusic />)
    await play()
    await userEvent.click(button("Stop music"))
    expect(players()).toBe(0)
    expect(display()).toContain("Silence")
    expect(button("Play music")).toHaveAttribute("aria-disabled", "true")
    expect(button("Stop music")).toHaveAttribute("aria-disabled", "true")
    unmount()
    render(<HomeMusic />)
    expect(button("Play music")).toHaveAttribute("aria-disabled", "false")
  })

  it("keeps the focus on the button that is pressed, and stops by the player's own Close too", async () => {
    render(<HomeMusic />)
    await play()
    expect(button("Play music")).toHaveFocus()
    await userEvent.click(button("Close"))
    expect(players()).toBe(0)
    expect(display()).toContain("Silence")
    expect(button("Stop music")).toHaveFocus()
    await userEvent.click(button("Play music"))
    expect(players()).toBe(0)
    expect(display()).toContain("Silence")
  })

  it("switches the radio off, whose player stands in the same place", async () => {
    const station = {
      slug: "random",
      name: "Random",
      frequency: 1020,
      songs: [{ id: "KmtzQCSh6xk", title: "Numa" }],
    }
    act(() => radio.play(station))
    const { result } = renderHook(useRadio)
    expect(result.current.on).not.toBeNull()
    render(<HomeMusic />)
    await play()
    expect(result.current.on).toBeNull()
  })

  it("goes on after a pause in the player", async () => {
    render(<HomeMusic />)
    await play()
    player().says(playerStates.paused)
    expect(display()).toContain("(paused)")
    await userEvent.click(button("Play music"))
    expect(player().asked.playVideo).toHaveBeenCalled()
    expect(display()).toContain("***")
  })

  it("can be heard again after its end", async () => {
    render(<HomeMusic />)
    await play()
    player().says(playerStates.ended)
    expect(players()).toBe(0)
    expect(display()).toContain("Again?")
    await play()
    expect(display()).toContain("***")
  })

  it("says when there is no signal, and tries again with a new player", async () => {
    render(<HomeMusic />)
    await play()
    player().error(100)
    expect(display()).toContain("No signal")
    expect(screen.getByText("This video has been removed, or made private.")).toBeInTheDocument()
    await play()
    expect(display()).toContain("***")
    expect(screen.queryByText("This video has been removed, or made private.")).not.toBeInTheDocument()
  })
})
