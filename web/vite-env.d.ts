/** What vite.config.ts puts in the place of these names. */
interface ImportMetaEnv {
  /** The origin that whole links begin with, if the build was told one. */
  readonly PUBLIC_ORIGIN?: string;
  /** The address of the folder of the pictures on the cards of games. */
  readonly GAME_PICTURES: string;
  /** The address of the folder of the pictures of the kinds of toolkits. */
  readonly TOOLKIT_PICTURES: string;
}
