/**
 * Stands in for react-youtube: jest.mock("react-youtube", () => jest.requireActual(".../fakeYouTube")). The player's
 * script counts as loaded, and the test says what YouTube says: player().ready(), .says(states.playing), .error(100).
 */
import { act } from "@testing-library/react"
import { Component } from "react"
import type { YouTubeProps } from "react-youtube"

const mounted: FakeYouTube[] = []

window.YT = { Player: class {} }

export default class FakeYouTube extends Component<YouTubeProps> {
  asked = {
    playVideo: jest.fn(),
    pauseVideo: jest.fn(),
    mute: jest.fn(),
    unMute: jest.fn(),
    loadVideoById: jest.fn(),
    cueVideoById: jest.fn(),
    addEventListener: jest.fn<void, [name: string, listener: () => void]>(),
  }

  override render() {
    const { id, title } = this.props
    return (
      <div>
        <iframe id={id} title={title} />
      </div>
    )
  }

  override componentDidMount() {
    mounted.push(this)
  }

  override componentWillUnmount() {
    mounted.splice(mounted.indexOf(this), 1)
  }

  private event(data: number) {
    return { target: this.asked, data } as unknown as Parameters<NonNullable<YouTubeProps["onError"]>>[0]
  }

  ready() {
    act(() => this.props.onReady?.(this.event(0)))
  }

  says(state: number) {
    act(() => this.props.onStateChange?.(this.event(state)))
  }

  error(code: number) {
    act(() => this.props.onError?.(this.event(code)))
  }

  /** The browser does not let it play before its own picture is pressed. */
  refuse() {
    const listeners = this.asked.addEventListener.mock.calls.filter(([name]) => name === "onAutoplayBlocked")
    act(() => {
      for (const [, listener] of listeners) listener()
    })
  }
}

/** The one player on the page. */
export function player(): FakeYouTube {
  if (mounted.length !== 1) throw new Error(`There are ${mounted.length} players on the page.`)
  return mounted[0] as FakeYouTube
}

/** The player that was made for a video, where there is more than one on the page. */
export function playerOf(id: string): FakeYouTube {
  const found = mounted.find(({ props }) => props.videoId === id)
  if (!found) throw new Error(`There is no player for ${id}.`)
  return found
}

/** The number of players on the page. */
export function players(): number {
  return mounted.length
}
