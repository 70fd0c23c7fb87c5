/**
 * What Raspberry Pis say of their GPIO chips, by kernel: what gpiodetect prints, and where each chip's numbers begin in
 * /sys/class/gpio. Told by people who have them, or by whoever made the kernel, in public issues; a base that nobody told
 * is counted on from its neighbor's.
 */
export interface PiHeader {
  readonly what: string;
  readonly source: string;
  /** In the order of gpiodetect: name, label, lines. */
  readonly chips: readonly (readonly [name: string, label: string, lines: number])[];
  /** In the order of the chips; absent where the kernel has no sysfs for them, or nobody told. */
  readonly bases?: readonly number[];
  /** The chip of the 40 pins. */
  readonly header: { readonly chip: string; readonly base?: number };
}

const BRCMSTB = [
  ["gpio-brcmstb@107d508500", 32],
  ["gpio-brcmstb@107d508520", 4],
  ["gpio-brcmstb@107d517c00", 17],
  ["gpio-brcmstb@107d517c20", 6],
] as const;
const named = (from: number): PiHeader["chips"] =>
  BRCMSTB.map(([label, lines], index) => [`gpiochip${from + index}`, label, lines]);

export const PI_HEADERS: readonly PiHeader[] = [
  {
    what: "a Zero 2 W, which has no expander",
    source: "wb2osz/direwolf#503, lategoodbye/rpi-zero#54",
    chips: [["gpiochip0", "pinctrl-bcm2835", 54]],
    bases: [0],
    header: { chip: "gpiochip0", base: 0 },
  },
  {
    what: "a Zero 2 W with kernel 6.6, whose numbers begin at 512",
    source: "fivdi/onoff#204",
    chips: [["gpiochip0", "pinctrl-bcm2835", 54]],
    bases: [512],
    header: { chip: "gpiochip0", base: 512 },
  },
  {
    what: "a Pi 3 with kernel 6.6",
    source: "wb2osz/direwolf#503",
    chips: [
      ["gpiochip0", "pinctrl-bcm2835", 54],
      ["gpiochip1", "raspberrypi-exp-gpio", 8],
    ],
    bases: [512, 566],
    header: { chip: "gpiochip0", base: 512 },
  },
  {
    what: "a Pi 3 whose expander comes third, and first in sysfs",
    source: "mattjlewis/diozero#121",
    chips: [
      ["gpiochip0", "pinctrl-bcm2835", 54],
      ["gpiochip1", "brcmvirt-gpio", 2],
      ["gpiochip2", "raspberrypi-exp-gpio", 8],
    ],
    bases: [0, 100, 504],
    header: { chip: "gpiochip0", base: 0 },
  },
  {
    what: "a Pi 4 with kernel 6.6",
    source: "WiringPi/WiringPi#280, talkkonnect/talkkonnect#129",
    chips: [
      ["gpiochip0", "pinctrl-bcm2711", 58],
      ["gpiochip1", "raspberrypi-exp-gpio", 8],
    ],
    bases: [512, 570],
    header: { chip: "gpiochip0", base: 512 },
  },
  {
    what: "a Pi 5 with kernel 6.1",
    source: "raspberrypi/linux#5638",
    chips: [...named(0), ["gpiochip4", "pinctrl-rp1", 54]],
    bases: [480, 476, 453, 470, 399],
    header: { chip: "gpiochip4", base: 399 },
  },
  {
    what: "a Pi 5 with kernel 6.6.20",
    source: "WiringPi/WiringPi#280, raspberrypi/linux#6037",
    chips: [...named(0), ["gpiochip4", "pinctrl-rp1", 54]],
    bases: [512, 544, 548, 565, 571],
    header: { chip: "gpiochip4", base: 571 },
  },
  {
    what: "a Pi 5 with kernel 6.6.47, which calls the header 0 and has no sysfs",
    source: "WiringPi/WiringPi#280, WiringPi/WiringPi#371",
    chips: [["gpiochip0", "pinctrl-rp1", 54], ...named(10)],
    header: { chip: "gpiochip0" },
  },
];
