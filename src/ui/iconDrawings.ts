import airplaneTilt from '@phosphor-icons/core/light/airplane-tilt-light.svg?raw';
import armchair from '@phosphor-icons/core/light/armchair-light.svg?raw';
import arrowCounterClockwise from '@phosphor-icons/core/light/arrow-counter-clockwise-light.svg?raw';
import arrowRight from '@phosphor-icons/core/light/arrow-right-light.svg?raw';
import arrowUpRight from '@phosphor-icons/core/light/arrow-up-right-light.svg?raw';
import arrowsLeftRight from '@phosphor-icons/core/light/arrows-left-right-light.svg?raw';
import baby from '@phosphor-icons/core/light/baby-light.svg?raw';
import bathtub from '@phosphor-icons/core/light/bathtub-light.svg?raw';
import bed from '@phosphor-icons/core/light/bed-light.svg?raw';
import bellRinging from '@phosphor-icons/core/light/bell-ringing-light.svg?raw';
import books from '@phosphor-icons/core/light/books-light.svg?raw';
import broom from '@phosphor-icons/core/light/broom-light.svg?raw';
import bus from '@phosphor-icons/core/light/bus-light.svg?raw';
import calendarBlank from '@phosphor-icons/core/light/calendar-blank-light.svg?raw';
import car from '@phosphor-icons/core/light/car-light.svg?raw';
import caretDown from '@phosphor-icons/core/light/caret-down-light.svg?raw';
import caretLeft from '@phosphor-icons/core/light/caret-left-light.svg?raw';
import caretRight from '@phosphor-icons/core/light/caret-right-light.svg?raw';
import check from '@phosphor-icons/core/light/check-light.svg?raw';
import clock from '@phosphor-icons/core/light/clock-light.svg?raw';
import coatHanger from '@phosphor-icons/core/light/coat-hanger-light.svg?raw';
import coffee from '@phosphor-icons/core/light/coffee-light.svg?raw';
import compass from '@phosphor-icons/core/light/compass-light.svg?raw';
import confetti from '@phosphor-icons/core/light/confetti-light.svg?raw';
import creditCard from '@phosphor-icons/core/light/credit-card-light.svg?raw';
import crown from '@phosphor-icons/core/light/crown-light.svg?raw';
import currencyInr from '@phosphor-icons/core/light/currency-inr-light.svg?raw';
import desk from '@phosphor-icons/core/light/desk-light.svg?raw';
import door from '@phosphor-icons/core/light/door-light.svg?raw';
import drop from '@phosphor-icons/core/light/drop-light.svg?raw';
import envelopeSimple from '@phosphor-icons/core/light/envelope-simple-light.svg?raw';
import facebookLogo from '@phosphor-icons/core/light/facebook-logo-light.svg?raw';
import fan from '@phosphor-icons/core/light/fan-light.svg?raw';
import firstAidKit from '@phosphor-icons/core/light/first-aid-kit-light.svg?raw';
import forkKnife from '@phosphor-icons/core/light/fork-knife-light.svg?raw';
import headset from '@phosphor-icons/core/light/headset-light.svg?raw';
import hospital from '@phosphor-icons/core/light/hospital-light.svg?raw';
import house from '@phosphor-icons/core/light/house-light.svg?raw';
import instagramLogo from '@phosphor-icons/core/light/instagram-logo-light.svg?raw';
import key from '@phosphor-icons/core/light/key-light.svg?raw';
import lamp from '@phosphor-icons/core/light/lamp-light.svg?raw';
import list from '@phosphor-icons/core/light/list-light.svg?raw';
import lock from '@phosphor-icons/core/light/lock-light.svg?raw';
import mapPin from '@phosphor-icons/core/light/map-pin-light.svg?raw';
import mapTrifold from '@phosphor-icons/core/light/map-trifold-light.svg?raw';
import moped from '@phosphor-icons/core/light/moped-light.svg?raw';
import navigationArrow from '@phosphor-icons/core/light/navigation-arrow-light.svg?raw';
import paperPlaneTilt from '@phosphor-icons/core/light/paper-plane-tilt-light.svg?raw';
import pause from '@phosphor-icons/core/light/pause-light.svg?raw';
import phone from '@phosphor-icons/core/light/phone-light.svg?raw';
import plant from '@phosphor-icons/core/light/plant-light.svg?raw';
import play from '@phosphor-icons/core/light/play-light.svg?raw';
import plug from '@phosphor-icons/core/light/plug-light.svg?raw';
import scooter from '@phosphor-icons/core/light/scooter-light.svg?raw';
import shieldCheck from '@phosphor-icons/core/light/shield-check-light.svg?raw';
import shower from '@phosphor-icons/core/light/shower-light.svg?raw';
import snowflake from '@phosphor-icons/core/light/snowflake-light.svg?raw';
import stethoscope from '@phosphor-icons/core/light/stethoscope-light.svg?raw';
import suitcaseRolling from '@phosphor-icons/core/light/suitcase-rolling-light.svg?raw';
import sunHorizon from '@phosphor-icons/core/light/sun-horizon-light.svg?raw';
import teaBag from '@phosphor-icons/core/light/tea-bag-light.svg?raw';
import television from '@phosphor-icons/core/light/television-light.svg?raw';
import thermometerSimple from '@phosphor-icons/core/light/thermometer-simple-light.svg?raw';
import towel from '@phosphor-icons/core/light/towel-light.svg?raw';
import train from '@phosphor-icons/core/light/train-light.svg?raw';
import trainRegional from '@phosphor-icons/core/light/train-regional-light.svg?raw';
import users from '@phosphor-icons/core/light/users-light.svg?raw';
import usersThree from '@phosphor-icons/core/light/users-three-light.svg?raw';
import warningCircle from '@phosphor-icons/core/light/warning-circle-light.svg?raw';
import washingMachine from '@phosphor-icons/core/light/washing-machine-light.svg?raw';
import whatsappLogo from '@phosphor-icons/core/light/whatsapp-logo-light.svg?raw';
import wifiHigh from '@phosphor-icons/core/light/wifi-high-light.svg?raw';
import wind from '@phosphor-icons/core/light/wind-light.svg?raw';
import x from '@phosphor-icons/core/light/x-light.svg?raw';
import youtubeLogo from '@phosphor-icons/core/light/youtube-logo-light.svg?raw';
import type { IconName } from './iconNames.ts';

/** Phosphor's light weight: its line is as thin as the type's. */
export const iconDrawings: Record<IconName, string> = {
  'airplane-tilt': airplaneTilt,
  armchair,
  'arrow-counter-clockwise': arrowCounterClockwise,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  'arrows-left-right': arrowsLeftRight,
  baby,
  bathtub,
  bed,
  'bell-ringing': bellRinging,
  books,
  broom,
  bus,
  'calendar-blank': calendarBlank,
  car,
  'caret-down': caretDown,
  'caret-left': caretLeft,
  'caret-right': caretRight,
  check,
  clock,
  'coat-hanger': coatHanger,
  coffee,
  compass,
  confetti,
  'credit-card': creditCard,
  crown,
  'currency-inr': currencyInr,
  desk,
  door,
  drop,
  'envelope-simple': envelopeSimple,
  'facebook-logo': facebookLogo,
  fan,
  'first-aid-kit': firstAidKit,
  'fork-knife': forkKnife,
  headset,
  hospital,
  house,
  'instagram-logo': instagramLogo,
  key,
  lamp,
  list,
  lock,
  'map-pin': mapPin,
  'map-trifold': mapTrifold,
  moped,
  'navigation-arrow': navigationArrow,
  'paper-plane-tilt': paperPlaneTilt,
  pause,
  phone,
  plant,
  play,
  plug,
  scooter,
  'shield-check': shieldCheck,
  shower,
  snowflake,
  stethoscope,
  'suitcase-rolling': suitcaseRolling,
  'sun-horizon': sunHorizon,
  'tea-bag': teaBag,
  television,
  'thermometer-simple': thermometerSimple,
  towel,
  train,
  'train-regional': trainRegional,
  users,
  'users-three': usersThree,
  'warning-circle': warningCircle,
  'washing-machine': washingMachine,
  'whatsapp-logo': whatsappLogo,
  'wifi-high': wifiHigh,
  wind,
  x,
  'youtube-logo': youtubeLogo,
};
