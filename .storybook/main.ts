/** Storybook: the shared components alone, in all their states. `npm run reports` builds it into public/storybook. */
import { fileURLToPath } from "node:url"
import type { StorybookConfig } from "@storybook/react-vite"

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/{components,kits}/**/*.stories.tsx"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: vite => ({
    ...vite,
    // Vite would copy Gatsby's whole output, which goes by the same name.
    publicDir: false,
    // Its minifier is stricter about CSS than 98.css.
    build: { ...vite.build, cssMinify: false },
    resolve: {
      ...vite.resolve,
      alias: { gatsby: fileURLToPath(new URL("./gatsby.tsx", import.meta.url)) },
    },
  }),
}

export default config
