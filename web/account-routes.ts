/** The pages of accounts and of the dashboard. None of them is for search engines. */
import { lazyPage } from "./lazy-page.tsx";

const dashboard = lazyPage(() => import("./pages/dashboard/dashboard-page.tsx"));

export const accountRoutes = [
  {
    path: "/login",
    title: "Log in",
    description: "Log in to your account with your email and password, or with Google.",
    ...lazyPage(() => import("./pages/accounts/login-page.tsx")),
  },
  {
    path: "/signup",
    title: "Sign Up",
    description: "Make a free account. All games can be played without one.",
    ...lazyPage(() => import("./pages/accounts/signup-page.tsx")),
  },
  {
    path: "/forgot-password",
    title: "Forgot password",
    description: "Ask for a link with which you choose a new password.",
    ...lazyPage(() => import("./pages/accounts/forgot-password-page.tsx")),
  },
  {
    path: "/reset-link-sent",
    title: "Email sent",
    description: "A link to choose a new password is on its way.",
    ...lazyPage(() => import("./pages/accounts/reset-link-sent-page.tsx")),
  },
  {
    path: "/reset-landing-page",
    title: "Password reset",
    description: "Where the link of the email leads.",
    ...lazyPage(() => import("./pages/accounts/reset-landing-page.tsx")),
  },
  {
    path: "/reset-password",
    title: "Choose a new password",
    description: "Set a new password for your account.",
    ...lazyPage(() => import("./pages/accounts/reset-password-page.tsx")),
  },
  {
    path: "/reset-confirm",
    title: "You're all set",
    description: "Your new password is ready.",
    ...lazyPage(() => import("./pages/accounts/reset-confirm-page.tsx")),
  },
  {
    path: "/confirm-email",
    title: "Confirm your email",
    description: "Where the link leads that shows that an email is yours.",
    ...lazyPage(() => import("./pages/accounts/confirm-email-page.tsx")),
  },
  {
    path: "/account",
    title: "My data",
    description: "What is kept about you: to read, to change, to take along, to delete.",
    ...lazyPage(() => import("./pages/accounts/account-page.tsx")),
  },
  {
    path: "/classes",
    title: "My classes",
    description: "For teachers: who plays what, where the class stalls, and what it is asked to play.",
    ...lazyPage(() => import("./pages/classes-page.tsx")),
  },
  {
    path: "/class",
    title: "My class",
    description: "For students: join a class with its code, and hear what the class plays.",
    ...lazyPage(() => import("./pages/class-page.tsx")),
  },
  { path: "/dashboard", title: "Dashboard", description: "How many people use the website.", ...dashboard },
  { path: "/dashboard/studentlist", title: "Students", description: "All accounts.", ...dashboard },
  { path: "/dashboard/teacher", title: "Teachers", description: "Teachers and schools.", ...dashboard },
  {
    path: "/dashboard/games",
    title: "Games",
    description: "What is played, and where players stop.",
    ...dashboard,
  },
].map((route) => ({ ...route, isPrivate: true }));
