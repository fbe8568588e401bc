// Written by `npm run fit-value -- --of thinker`: log-odds of winning for terms of a table between two rounds.

import { readWeights } from './weights.ts';

/** Weights that the thinker plays by. */
export const thinkerWeights = readWeights(`
always 6.087, basePanic 0.003731, crises -0.1443, damage 0.09174,
damage*damage -0.02916, easy 0.3224, easy/damage 0.0297, easy/missionsDone -0.06313, easy/pressed 0.07412,
easy/round -0.07978, easy/roundsToFinal -0.1899, easy/soldiersMissing 0.03648, elite 0.04303, emergency 0.1067,
emergency*emergency -0.001227, expert -0.7727, expert/damage 0.08077, expert/missionsDone -0.1024,
expert/pressed 0.0626, expert/round 0.04785, expert/roundsToFinal -0.4299, expert/soldiersMissing -0.02567,
fallen -0.9735, fallen*pressed 0.1282, final*damage -0.03838, final*elite 0.115, final*missionRuns -0.242,
final*panic 0.08311, final*pressed -0.1243, final*soldiersMissing -0.07478, finalLongest -0.2078, finalParts 0.06208,
finalWork -0.00157, finalWork*damage -0.001041, finalWork*pressed -0.0231, finalWork*soldiersMissing -0.007807,
hard -0.92, hard/damage 0.0496, hard/missionsDone 0.05427, hard/pressed 0.07012, hard/round 0.007238,
hard/roundsToFinal -0.2777, hard/soldiersMissing 0.01186, interceptorsMissing -0.1083,
interceptorsMissing*damage -0.002154, interceptorsMissing*emergency 0.002032, labSuccesses 0.0443,
missionParts 0.07859, missionWork 0.004724, missionsDone -0.04086, nextPressed -0.1116,
nextPressed*nextPressed 0.00548, nextPressed*soldiersMissing 0.007827, normal -1.123, normal/damage 0.02039,
normal/missionsDone -0.02083, normal/pressed 0.06786, normal/round 0.09302, normal/roundsToFinal -0.1638,
normal/soldiersMissing 0.02061, orbitUfos -0.08492, panic -0.1152, panic*damage 0.0004023, panic*techs -0.003554,
panicSquares 0.0002693, plan/domination -0.6391, plan/infiltration 0.6239, plan/misdirection -0.2917,
plan/occupation -0.1971, plan/onslaught 0.7284, pressed 0.2587, pressed*interceptorsMissing 0.003995,
pressed*pressed -0.009564, red -0.07591, round -0.4102, round*emergency -0.007263, round*final -0.07016,
round*finalWork -0.02736, roundsToFinal -0.5068, roundsToFinal*damage -0.02366, roundsToFinal*fallen -0.07284,
roundsToFinal*panic 0.01341, roundsToFinal*roundsToFinal 0.03863, roundsToFinal*techs 0.02991,
roundsToFinal*ufos -0.02452, salvage 0.2787, soldiersMissing 0.02242, soldiersMissing*interceptorsMissing 0.008568,
soldiersMissing*soldiersMissing -0.007138, soldiersOnFinal 0.006774, soldiersOnMission -0.07896,
tech/battle-drills 0.6324, tech/beam-rifles 0.3421, tech/black-market 0.05361, tech/breaching-charges 0.4399,
tech/clean-room 0.1271, tech/drop-harness 0.3203, tech/evasive-frames 0.1326, tech/field-medics 0.005985,
tech/field-samples 0.08467, tech/gunnery-uplink 0.2335, tech/hardened-shells 0.09893, tech/ion-lance 0.4865,
tech/layered-armor 0.168, tech/missile-pods 0.3842, tech/orbital-grid 0.3688, tech/other 0.2214,
tech/psi-screen 0.7225, tech/quick-refit 0.1194, tech/repair-drones 0.07687, tech/reserve-call-up 0.1378,
tech/reverse-engineering 0.01855, tech/sentry-guns 0.2495, tech/shared-archive -0.003438, tech/signal-delay 0.1064,
tech/spotter-optics 0.1706, tech/squad-link 0.3168, tech/stasis-snare -0.0001627, tech/tracking-computer 0.2203,
tech/world-broadcast 0.1853, tutorial 2.182, tutorial/damage -0.02371, tutorial/missionsDone 0.01763,
tutorial/pressed 0.06957, tutorial/round -0.3753, tutorial/roundsToFinal -0.2057, tutorial/soldiersMissing 0.006412,
ufos -0.0411, ufos*emergency -0.002775
`);
